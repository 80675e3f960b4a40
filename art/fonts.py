"""
Cuts the site's letters out of Anek Latin: `python3 art/fonts.py` (fontTools and brotli: Debian's
python3-fonttools and python3-brotli). They travel inside every document, so they are cut close: one file
with two axes whose corners are the four faces of the design, the characters below, half the units to the
em, and of the kerning what an eye can see.
"""
from fontTools import designspaceLib, subset, varLib
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'
TARGET = 'src/styles/fonts/anek.woff2'
# Where a face stands on the new axes, and where it comes from. The widths are those CSS has words for.
TEXT = ((400, 100), {'wght': 400, 'wdth': 100})
STRONG = ((600, 100), {'wght': 600, 'wdth': 100})
DISPLAY = ((600, 112.5), {'wght': 560, 'wdth': 112})
LABEL = ((600, 87.5), {'wght': 560, 'wdth': 86})
# src/content/content-letters.test.ts reads this line.
CHARACTERS = " !%&'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz\u00a0©–—’“”…"
UNITS_PER_EM = 1000
# In units: less than half a pixel in running text.
VISIBLE_KERNING = 30


def main():
    space = designspaceLib.DesignSpaceDocument()
    space.addAxisDescriptor(name='weight', tag='wght', minimum=400, default=400, maximum=600)
    space.addAxisDescriptor(name='width', tag='wdth', minimum=87.5, default=100, maximum=112.5)
    for (weight, width), origin in (TEXT, STRONG, DISPLAY, LABEL):
        space.addSource(
            designspaceLib.SourceDescriptor(font=face(origin), location={'weight': weight, 'width': width})
        )
    font, _, _ = varLib.build(space, exclude=['MVAR', 'STAT', 'HVAR'])
    add_kerning(font, kerning(face(TEXT[1], ['kern'])))
    font.flavor = 'woff2'
    font.save(TARGET)
    with open(TARGET, 'rb') as file:
        print(f'{TARGET}  {len(file.read())} B')


def face(origin, features=()):
    font = TTFont(SOURCE)
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.name_IDs = []
    options.drop_tables += ['STAT', 'gasp']
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, origin)
    scale_upem(font, UNITS_PER_EM)
    return font


def add_kerning(font, pairs):
    """Glyphs kerned alike share a line of the new table."""
    pairs = {pair: value for pair, value in pairs.items() if abs(value) >= VISIBLE_KERNING}
    lines = [
        f'pos [{" ".join(first)}] [{" ".join(second)}] {pairs[first[0], second[0]]};'
        for first in alike(pairs, 0)
        for second in alike(pairs, 1)
        if (first[0], second[0]) in pairs
    ]
    feature = f'languagesystem DFLT dflt; languagesystem latn dflt; feature kern {{ {" ".join(lines)} }} kern;'
    addOpenTypeFeaturesFromString(font, feature)


def alike(pairs, side):
    """The glyphs on one side of the pairs, grouped by what they are kerned with and how much."""
    habits = {}
    for pair, value in pairs.items():
        habits.setdefault(pair[side], []).append((pair[1 - side], value))
    groups = {}
    for glyph, habit in habits.items():
        groups.setdefault(tuple(sorted(habit)), []).append(glyph)
    return list(groups.values())


def kerning(font):
    found = {}
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            read = read_pairs if table.Format == 1 else read_classes
            for pair, value in read(table, font.getGlyphOrder()):
                # The first subtable that knows a pair decides.
                found.setdefault(pair, getattr(value, 'XAdvance', 0) or 0)
    return found


def read_pairs(table, _):
    for first, row in zip(table.Coverage.glyphs, table.PairSet):
        for record in row.PairValueRecord:
            yield (first, record.SecondGlyph), record.Value1


def read_classes(table, glyphs):
    for first in table.Coverage.glyphs:
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            yield (first, second), row[table.ClassDef2.classDefs.get(second, 0)].Value1


main()
