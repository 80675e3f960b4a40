import type { RoadContent, SiteContent } from './schema.ts';

export const underpass: SiteContent = {
  id: 'jamun-underpass',
  kind: 'water',
  title: 'Water in Jamun Underpass',
  place: 'Jamun Underpass',
  placeHi: 'जामुन अंडरपास',
  where: 'Jamun Avenue under the railway, Ward 7',
  ward: '7',
  spot: { r: 6.45, a: 58 },
  // The two mouths: a pump stops there.
  access: [
    { r: 5.95, a: 58 },
    { r: 6.98, a: 58 },
  ],
  stops: ['Stop at the south mouth.', 'Stop at the north mouth.'],
  road: 'jamun-underpass',
  gauge: 'L-14',
  camera: 'C-03',
};

export const market: SiteContent = {
  id: 'ashoka-market',
  kind: 'gas',
  title: 'Gas at Ashoka Market',
  place: 'Ashoka Market',
  placeHi: 'अशोक मार्केट',
  where: 'Ashoka Avenue at the market gate, Ward 5',
  ward: '5',
  spot: { r: 5.55, a: 196 },
  // The ends of the piece that is closed: nobody drives into gas.
  access: [
    { r: 4.75, a: 196 },
    { r: 8, a: 196 },
  ],
  stops: ['Stop at Outer Circle.', 'Stop at Canal Circle.'],
  road: 'ashoka-market',
  gauge: 'G-05',
  camera: 'C-05',
};

export const stadium: SiteContent = {
  id: 'stadium-gate-2',
  kind: 'crowd',
  title: 'Medical call at the Stadium',
  place: 'gate 2 of the Stadium',
  placeHi: 'स्टेडियम का गेट 2',
  where: 'Peepal Avenue at gate 2, Ward 3',
  ward: '3',
  spot: { r: 8.75, a: 270 },
  access: [{ r: 8.75, a: 270 }],
  stops: ['Stop at gate 2.'],
  camera: 'C-07',
};

export const underpassRoad: RoadContent = {
  id: 'jamun-underpass',
  name: 'Jamun Underpass',
  avenue: 'jamun',
  from: 5.95,
  to: 6.98,
  note: 'Signs on. Bus 47 goes by Canal Circle and Kadamba Avenue.',
  diversion: [
    { r: 8, a: 58 },
    { r: 8, a: 35 },
    { r: 4.75, a: 35 },
    { r: 4.75, a: 58 },
  ],
  holder: { kind: 'traffic', spot: { r: 6.98, a: 58 }, side: 'north side' },
};

export const marketRoad: RoadContent = {
  id: 'ashoka-market',
  name: 'Ashoka Avenue',
  avenue: 'ashoka',
  from: 4.75,
  to: 8,
  note: 'From Outer to Canal Circle. Traffic goes by Shisham Avenue.',
  diversion: [
    { r: 8, a: 196 },
    { r: 8, a: 172 },
    { r: 4.75, a: 172 },
    { r: 4.75, a: 196 },
  ],
};

/** Water on a street, away from the underpass. */
export function street(
  id: string,
  title: string,
  avenue: string,
  hindi: string,
  a: number,
  r: number,
): SiteContent {
  return {
    id,
    kind: 'water',
    title,
    place: avenue,
    placeHi: hindi,
    where: `${avenue}, outside Outer Circle`,
    ward: '7',
    spot: { r, a },
    access: [{ r, a }],
  };
}

export const neemWater: SiteContent = {
  ...street('neem-water', 'Water on Neem Avenue', 'Neem Avenue', 'नीम एवेन्यू', 12, 6.9),
  gauge: 'L-02',
};

/** The area of a warning about the underpass. */
export const underpassArea =
  '24.0052,78.0051 24.0065,78.0029 24.0082,78.0032 24.0096,78.0046 24.0080,78.0073 24.0062,78.0066 24.0052,78.0051';
