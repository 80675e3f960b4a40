/* One drawing per case, by the kind in its content. */
import type { CaseDrawing } from '../../src/content/cases/schema.ts';
import { drawCrossings, drawDoors, drawJobs, drawScorecards } from './counted.ts';
import { drawCall, drawFile, drawSignOn } from './joined.ts';
import { drawDistrict, drawMetro, drawRefinery, drawTowers } from './places.ts';
import { drawRings } from './rings.ts';
import type { State, Tones } from './tones.ts';

type Draw<Data> = (data: Data, tones: Tones, state: State) => string;

const drawings: { [Kind in CaseDrawing['kind']]: Draw<Extract<CaseDrawing, { kind: Kind }>> } = {
  rings: drawRings,
  doors: drawDoors,
  refinery: drawRefinery,
  towers: drawTowers,
  call: drawCall,
  metro: drawMetro,
  file: drawFile,
  scorecards: drawScorecards,
  jobs: drawJobs,
  crossings: drawCrossings,
  'sign-on': drawSignOn,
  district: drawDistrict,
};

export function drawCase(drawing: CaseDrawing, tones: Tones, state: State): string {
  return (drawings[drawing.kind] as Draw<CaseDrawing>)(drawing, tones, state);
}
