import type { AskContent } from './schema.ts';

export const peopleAsk: AskContent = {
  id: 'people',
  log: 'Asked the call desk whether anyone is in a vehicle in the water.',
  decided: 'Asked whether anyone is in a vehicle',
  after: 20,
  desk: 'Call desk',
  answer: 'No caller knows of a vehicle in the water. The bus has stopped before it.',
  answerAgain: 'A car is in the water. Its driver stands on the kerb, nobody is inside.',
};

export const barrierAsk: AskContent = {
  id: 'barrier',
  log: 'Asked the signal desk to confirm barrier and signs.',
  decided: 'Asked for barrier and signs to be confirmed',
  after: 25,
  desk: 'Signal desk',
  answer: 'Barriers down at both mouths, signs on.',
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
};
