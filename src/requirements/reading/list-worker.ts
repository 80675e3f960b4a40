/* Reads lists away from the page, which can end this worker at any time. */
import { createAnswerer } from './answer.ts';
import type { Question } from './questions.ts';

const answer = createAnswerer();

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
postMessage('ready');
