import type { SolidPart } from './depth.ts';

/** Everything painted together as one thing. */
export class Solid {
  readonly pieces: SolidPart[] = [];
  private readonly marks: { attributes: string; d: string }[] = [];

  paint(attributes: string, d: string) {
    const last = this.marks.at(-1);
    if (last?.attributes === attributes) last.d += d;
    else this.marks.push({ attributes, d });
  }

  toString() {
    return this.marks.map(({ attributes, d }) => `<path ${attributes} d="${d}"/>`).join('');
  }
}
