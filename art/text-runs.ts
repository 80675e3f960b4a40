/* A line of text as runs of one script, in visual order from the left. */
import { type ShapedScript, scriptOf } from './shaped-text.ts';

export interface TextRun {
  /** Absent: the site's Latin typeface. */
  script: ShapedScript | undefined;
  text: string;
}

/** In a right-to-left line: an isolate, Latin words and numbers, Arabic letters, or any one character. */
const stretch =
  /\u2066([^\u2069]*)\u2069|[\p{Script=Latin}\d]+(?:(?:[-./ ]|(?<=\d)[:,](?=\d))?[\p{Script=Latin}\d]+)*%?|\p{Script_Extensions=Arabic}+|./gu;
const opposite: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

export function textRuns(words: string): TextRun[] {
  const text = words.normalize('NFC');
  return /\p{Script=Arabic}/u.test(text) ? fromRight(text) : fromLeft(text);
}

function fromRight(text: string): TextRun[] {
  const runs = [...text.matchAll(stretch)].map(([found, isolated]) => {
    const part = isolated ?? opposite[found] ?? found;
    return { script: scriptOf(part), text: part };
  });
  return runs.reverse();
}

/** A space belongs to the run before it. */
function fromLeft(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character);
    if (last && (last.script === script || (character === ' ' && last.script))) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
