/* `npm run parts`: shows every part by itself in its states, with hot reload. */
import { readArguments } from '../programs/arguments.ts';
import { startParts } from './server.ts';

readArguments();
const { address } = await startParts(Number(process.env.PORT ?? 3100));
console.log(`Parts: ${address}`);
