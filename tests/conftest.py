"""How the whole suite runs."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# The everyday suite tries the same examples every time, on a busy machine too; a longer search for
# new ones is the same tests with HYPOTHESIS_PROFILE=search.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", settings.get_profile("house"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
