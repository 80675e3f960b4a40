/* What the pictures of the desk show: the engine's state at the second that a click on them opens. */

import { incidentOf, stepsOf } from '../../src/console/engine/look.ts';
import { advance, startShift } from '../../src/console/engine/shift.ts';
import { sceneOf } from '../../src/console/view/map/moment-scene.ts';
import words from '../../src/content/desk.ts';
import startAShift from '../../src/content/run-a-shift/start-a-shift.ts';
import { city } from '../../src/content/shifts/city.ts';
import monsoon from '../../src/content/shifts/monsoon-night.ts';
import { words as engineWords } from '../../src/content/shifts/words.ts';

export const { at } = startAShift.pictured;
export const state = advance(startShift({ city, shift: monsoon, words: engineWords }), at);

const proposed = state.incidents.find(({ background }) => !background);
if (!proposed) throw new Error('No incident is proposed at the moment of the pictures');

export const incident = incidentOf(state, proposed.id) ?? proposed;
export const messages = state.messages.filter(({ id }) => incident.messages.includes(id));
export const steps = stepsOf(state, incident.id);
export const scene = sceneOf(state, incident.id, words);
export { city, words };
/** The inputs of the pictures. */
export const pictured = [incident, messages, steps, scene, state.log];
