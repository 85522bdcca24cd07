"""Our creatures, drawn by code: every figure, card back and symbol of the five games as a small SVG.

One style for all: a thick ink outline, flat colour with one darker tone at the lower right, big eyes. One palette a
game. Colour is never the only sign: things that must be told apart differ in shape or pattern.

    python -m art.build            write web/src/art/*.ts
    python -m art.build --check    say whether they are up to date
    python -m art.contact FOLDER   write contact sheets, to look at
"""
