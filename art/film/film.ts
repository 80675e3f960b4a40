/*
 * `npm run draw:film` draws the hero's loop and posters in the site's colours. Needs ffmpeg with libsvtav1 and
 * libx264 on the path, and most of an hour on two cores; with the cached light (.cache/film), minutes. `-- posters`
 * draws only the first frame and its posters.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readChoices } from '../../cli/arguments.ts';
import { record, saveRecord } from '../drawn.ts';
import { filmIngredients } from '../film-ingredients.ts';
import { encodeFilms, master } from './films.ts';
import { drawPosters } from './posters.ts';
import { eachFrame, lightCity } from './studio.ts';

const isOnlyPosters = readChoices(['posters']).length > 0;
const size = { width: 2560, height: 1440 };
/** Nine rays per pixel; smoothing does the rest. */
const raysAcross = 3;
const loop = { frames: 192, rate: 24 };

const layers = await lightCity(size, raysAcross);
if (isOnlyPosters) {
  await eachFrame(size, layers, 1, (frame) => drawPosters(frame, size));
} else {
  await drawLoop();
  encodeFilms();
  record.pieces.film = filmIngredients();
}
saveRecord();

/** The master loses only a little grain, and keeps the colours of the frames. */
async function drawLoop(): Promise<void> {
  mkdirSync('.cache/film', { recursive: true });
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    `${loop.rate}`,
  ];
  const kept = ['-c:v', 'libx264rgb', '-preset', 'veryfast', '-crf', '6'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, '-i', '-', ...kept, master], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const finished = once(ffmpeg, 'exit');
  let count = 0;
  await eachFrame(size, layers, loop.frames, async (frame) => {
    if (count === 0) await drawPosters(frame, size);
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    count += 1;
    if (count % 24 === 0) console.log(`${count} of ${loop.frames} frames`);
  });
  ffmpeg.stdin.end();
  const [status] = await finished;
  if (status !== 0) throw new Error('ffmpeg could not keep the frames; is it installed, with libx264?');
}
