"""Machine code of the engines, made by mypyc; no part of the program that people get."""
