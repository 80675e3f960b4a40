/* `npm run parts`: shows every part by itself in its states, with hot reload. */
import { readArguments } from '../cli/arguments.ts';
import { readPort } from '../cli/port.ts';
import { startParts } from './server.ts';

readArguments();
const { address } = await startParts(readPort(3100));
console.log(`Parts: ${address}`);
