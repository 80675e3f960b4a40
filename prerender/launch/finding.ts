/* One line of the launch check. */
export interface LaunchProblem {
  file: string;
  line: number;
  field: string;
  problem: string;
}

export const brandFile = 'src/content/brand.ts';

/** The first line that contains the text; 1 if it is composed of parts. */
export function lineOf(source: string, text: string): number {
  return source.split('\n').findIndex((line) => line.includes(text)) + 1 || 1;
}
