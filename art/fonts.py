"""
Cuts the site's letters out of Anek Latin: `python3 art/fonts.py` (fontTools and brotli: Debian's
python3-fonttools and python3-brotli). They travel inside every document, so they are cut close: four
instances, the characters below, half the units to the em, and of the kerning what an eye can see.
"""
from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

SOURCE = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'
FACES = {
    'text': {'wght': 400, 'wdth': 100},
    'text-strong': {'wght': 600, 'wdth': 100},
    'display': {'wght': 560, 'wdth': 112},
    'label': {'wght': 560, 'wdth': 86},
}
# Keep in step with `characters` in src/styles/fonts.test.ts.
CHARACTERS = ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz\u00a0©°·×–—‘’“”…'
UNITS_PER_EM = 1000
# In units: one fiftieth of an em, a third of a pixel in running text.
VISIBLE_KERNING = 20


def main():
    for name, location in FACES.items():
        font = TTFont(SOURCE)
        cut(font)
        font = instancer.instantiateVariableFont(font, location)
        scale_upem(font, UNITS_PER_EM)
        simplify_kerning(font)
        font.flavor = 'woff2'
        path = f'src/styles/fonts/{name}.woff2'
        font.save(path)
        with open(path, 'rb') as file:
            print(f'{path}  {len(file.read())} B')


def cut(font):
    options = subset.Options()
    options.layout_features = ['kern']
    options.hinting = False
    options.name_IDs = []
    options.drop_tables += ['STAT', 'gasp']
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)


def simplify_kerning(font):
    """Glyphs kerned alike share a line of the new table."""
    pairs = {pair: value for pair, value in kerning(font).items() if abs(value) >= VISIBLE_KERNING}
    firsts = alike(pairs, 0)
    seconds = alike(pairs, 1)
    lines = [
        f'pos [{" ".join(first)}] [{" ".join(second)}] {pairs[first[0], second[0]]};'
        for first in firsts
        for second in seconds
        if (first[0], second[0]) in pairs
    ]
    for table in ('GPOS', 'GDEF'):
        if table in font:
            del font[table]
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
