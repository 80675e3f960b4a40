/* Signs that a clause is about goods, money or another service, of which the site says nothing. */
import { conceptReader, conceptsOf, isListed } from './concepts.ts';

/** Sizes and ratings of goods: '2 x 40 kVA', '55 inch', 'IP66'. */
const measure =
  /\d\s?(?:mm|cm|m|km|inch|kVA|kW|TR|MP|GB|TB|dB|nits|lux|kg|LPH|Gbps|Mbps|MHz|dpi|degree|core|port|seater)\b|\d\s?[x×]\s?\d|\bI[PK]\d\d\b/gi;

/** Counts them; `elsewhere` is a list of words for such things. */
export function signReader(elsewhere: readonly string[]): (clause: string) => number {
  const read = conceptReader(elsewhere.map((phrase) => [phrase]));
  return (clause) =>
    (clause.match(measure)?.length ?? 0) + [...conceptsOf(read(clause))].filter(isListed).length;
}
