import type { AskContent } from './schema.ts';

export const peopleAsk: AskContent = {
  id: 'people',
  log: 'Asked the call desk whether anyone is in a vehicle in the water.',
  decided: 'Asked whether anyone is in a vehicle',
  after: 20,
  desk: 'Call desk',
  answer: 'No caller knows of a vehicle in the water.',
  fromReports: true,
};

export const barrierAsk: AskContent = {
  id: 'barrier',
  log: 'Asked the signal desk to confirm barrier and signs.',
  decided: 'Asked for barrier and signs to be confirmed',
  after: 25,
  desk: 'Signal desk',
  answer: 'Barriers down at both mouths, signs on.',
  fact: 'signs',
};

export const valveAsk: AskContent = {
  id: 'valve',
  log: 'Asked the gas desk to shut valve V-3.',
  decided: 'Asked the gas desk to shut valve V-3',
  after: 320,
  desk: 'Gas desk',
  answer: 'Valve V-3 reported shut.',
  helps: true,
};

export const powerAsk: AskContent = {
  id: 'power',
  log: 'Asked the power desk to cut the current around Ashoka Market.',
  decided: 'Asked for the current to be cut',
  after: 70,
  desk: 'Power desk',
  answer: 'Feeder 7 is off: no current around Ashoka Market.',
  fact: 'cut',
};

export const hospitalAsk: AskContent = {
  id: 'hospital',
  log: 'District Hospital told of the gas.',
  decided: 'Told District Hospital',
  after: 45,
  desk: 'District Hospital',
  answer: 'Understood. Two places are kept free.',
};

export const gatesAsk: AskContent = {
  id: 'gates',
  log: 'Asked the stadium desk to hold gate 2 and open gate 4.',
  decided: 'Asked the stadium desk to hold gate 2 and open gate 4',
  after: 40,
  desk: 'Stadium desk',
  answer: 'Gate 2 held, gate 4 open.',
  fact: 'gates',
};

export const densityAsk: AskContent = {
  id: 'density',
  log: 'Asked the stadium desk to count at gate 2 again.',
  decided: 'Had the density counted again',
  after: 45,
  desk: 'Stadium desk',
  answer: 'Counted by a steward at gate 2: 3 people per m², limit 4.',
};

export const patientAsk: AskContent = {
  id: 'patient',
  log: 'District Hospital told of the patient at gate 2.',
  decided: 'Told District Hospital',
  after: 30,
  desk: 'District Hospital',
  answer: 'Understood. A team waits at the entrance.',
};

export const insideAsk: AskContent = {
  id: 'inside',
  log: 'Asked the market office to lead the people inside out.',
  decided: 'Had the people inside led out',
  after: 100,
  desk: 'Market office',
  answer: 'The halls are empty. Everybody walks towards Bargad Avenue.',
};

export const terminalAsk: AskContent = {
  id: 'terminal',
  log: 'Asked the bus terminal desk about the people inside.',
  decided: 'Asked about the people inside',
  after: 30,
  desk: 'Bus terminal desk',
  answer: 'Everybody inside is on the upper platform. No bus enters the terminal.',
};
