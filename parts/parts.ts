/* `npm run parts`: every part by itself, in its states, reloading as you type. */
import { startParts } from './server.ts';

const { address } = await startParts(Number(process.env.PORT ?? 3100));
console.log(`Parts: ${address}`);
