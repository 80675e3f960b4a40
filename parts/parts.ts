/* `npm run parts`: shows every part by itself in its states, with hot reload. */
import { readArguments } from '../programs/arguments.ts';
import { readPort } from '../programs/port.ts';
import { startParts } from './server.ts';

readArguments();
const { address } = await startParts(readPort(3100));
console.log(`Parts: ${address}`);
