/*
 * The numbers Word prints before paragraphs: '5.3', '(a)', 'iv'. They are not in the text, only in the list
 * definitions.
 */
import { Unreadable } from './sheet.ts';
import { readXml } from './xml.ts';

/** Word has nine levels. */
const deepest = 8;
/** Longer than any template, so that no paragraph's number fills the memory. */
const longestTemplate = 100;

interface Level {
  start: number;
  /** The number format: 'decimal', 'lowerLetter', 'bullet'. */
  format: string;
  /** The template for the counts of this level and those above it: '%1.%2', '(%3)'. */
  text: string;
}

interface List {
  /** Lists with the same definition continue each other's count. */
  rules: string;
  restarts: Map<number, number>;
}

interface Style {
  list?: string;
  level?: number;
  basedOn?: string;
}

/** The paragraph's own settings; the list '0' removes it from its style's list. */
export interface Numbered {
  list?: string | undefined;
  level?: number | undefined;
  style?: string | undefined;
}

/** The number of each paragraph in turn; empty for a bullet or a paragraph outside a list. */
export function createNumbering(numberingXml: string, stylesXml: string): (paragraph: Numbered) => string {
  const { rules, lists, levelOfStyle } = readRules(numberingXml);
  const styles = readStyles(stylesXml);
  const counted = new Map<string, number[]>();
  const begun = new Set<string>();

  function inheritedBy(name: string, depth = 0): Style {
    const style = depth > 10 ? undefined : styles.get(name);
    return style ? { ...inheritedBy(style.basedOn ?? '', depth + 1), ...style } : {};
  }

  /** Thousands of paragraphs have the same style. */
  const known = new Map<string, Style>();
  function styled(name = ''): Style {
    const style = known.get(name) ?? inheritedBy(name);
    known.set(name, style);
    return style;
  }

  return ({ list: own, level: ownLevel, style }) => {
    const inherited = styled(style);
    const id = own ?? inherited.list;
    if (!id || id === '0') return '';
    const level = Math.min(deepest, ownLevel ?? inherited.level ?? levelOfStyle.get(style ?? '') ?? 0);
    const list = lists.get(id) ?? { rules: `list ${id}`, restarts: new Map<number, number>() };
    const levels = rules.get(list.rules);
    const at = (place: number): Level => levels?.get(place) ?? usual(place);
    const counts = counted.get(list.rules) ?? [];
    counted.set(list.rules, counts);
    const restart = begun.has(id) ? undefined : list.restarts.get(level);
    begun.add(id);
    if (restart !== undefined) counts.length = level;
    for (let above = 0; above < level; above++) counts[above] ??= at(above).start;
    counts[level] = counts[level] === undefined ? (restart ?? at(level).start) : counts[level] + 1;
    // A level restarts under the next number of the level above.
    counts.length = level + 1;
    if (['bullet', 'none'].includes(at(level).format)) return '';
    return at(level)
      .text.replace(/%(\d)/g, (_, place: string) =>
        written(counts[Number(place) - 1] ?? 1, at(Number(place) - 1).format),
      )
      .trim();
  };
}

/** A level or a count in the file; none is 0. */
export function countOf(value = '0'): number {
  if (!/^\d{1,9}$/.test(value)) throw new Unreadable('damaged');
  return Number(value);
}

/** The default for a file without list definitions: 1, 1.1, 1.1.1. */
function usual(level: number): Level {
  const text = Array.from({ length: level + 1 }, (_, place) => `%${place + 1}`).join('.');
  return { start: 1, format: 'decimal', text };
}

function readRules(xml: string) {
  const rules = new Map<string, Map<number, Level>>();
  const lists = new Map<string, List>();
  const levelOfStyle = new Map<string, number>();
  let [levels, list, at] = [new Map<number, Level>(), undefined as List | undefined, 0];
  if (xml)
    readXml(xml, {
      open: (name, attribute) => {
        const value = attribute('val') ?? '';
        const level = levels.get(at);
        if (name === 'abstractNum') {
          levels = new Map();
          rules.set(attribute('abstractNumId') ?? '', levels);
        } else if (name === 'num') {
          list = { rules: '', restarts: new Map() };
          lists.set(attribute('numId') ?? '', list);
        } else if (name === 'lvl' && !list) {
          at = Math.min(deepest, countOf(attribute('ilvl')));
          levels.set(at, usual(at));
        } else if (name === 'lvlOverride') at = countOf(attribute('ilvl'));
        else if (name === 'abstractNumId' && list) list.rules = value;
        else if (name === 'startOverride') list?.restarts.set(at, countOf(value));
        else if (level && !list) {
          if (name === 'start') level.start = countOf(value);
          if (name === 'numFmt') level.format = value;
          if (name === 'lvlText') level.text = value.slice(0, longestTemplate);
          if (name === 'pStyle') levelOfStyle.set(value, at);
        }
      },
    });
  return { rules, lists, levelOfStyle };
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style = {};
  if (xml)
    readXml(xml, {
      open: (name, attribute) => {
        const value = attribute('val') ?? '';
        if (name === 'style') {
          style = {};
          styles.set(attribute('styleId') ?? '', style);
        }
        if (name === 'basedOn') style.basedOn = value;
        if (name === 'numId') style.list = value;
        if (name === 'ilvl') style.level = countOf(value);
      },
    });
  return styles;
}

function written(count: number, format: string): string {
  if (format === 'decimalZero') return String(count).padStart(2, '0');
  const letters = /^(lower|upper)(Letter|Roman)$/.exec(format);
  if (!letters) return String(count);
  const text = letters[2] === 'Roman' ? roman(count) : letter(count);
  return letters[1] === 'upper' ? text.toUpperCase() : text;
}

/** After z: aa, bb, cc. */
const letter = (count: number) =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(20, Math.ceil(count / 26)));

const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  let [rest, text] = [Math.min(count, 3999), ''];
  for (const [value, letters] of romans)
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  return text;
}
