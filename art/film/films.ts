/* Encodes the loop as the page's films: wide, medium and square, each in AV1 and H.264, within the size limits. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { writeDrawn } from '../drawn.ts';
import { square } from './square.ts';

export const master = '.cache/film/master.mp4';

/*
 * The transfer function is that of the drawn frames (sRGB), which gives the poster and the first frame the same
 * tone. Without the rounding flags the conversion darkens the night by two levels, a visible jump.
 */
const colour = 'flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv';
const colourTags = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'iec61966-2-1',
  '-color_range',
  'tv',
];

/** One key frame, where the loop restarts: a second one would be visible as a flicker in a still picture. */
const container = ['-an', '-r', '24', '-pix_fmt', 'yuv420p', '-g', '240', '-movflags', '+faststart'];

const codecs = {
  av1: (rate: number) => ['-c:v', 'libsvtav1', '-preset', '6', '-crf', `${rate}`],
  h264: (rate: number) => [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-crf',
    `${rate}`,
    '-x264-params',
    'scenecut=0:aq-mode=3:aq-strength=0.9:deblock=-1,-1',
  ],
};

/** Size limit in bytes, and the initial rates: each step up is about a tenth smaller. */
const cuts = [
  { name: 'hero-1920', scale: '1920:1080', limit: 1_200_000, av1: 42, h264: 30 },
  { name: 'hero-1280', scale: '1280:720', limit: 700_000, av1: 42, h264: 29 },
  { name: 'hero-640', crop: square, scale: '640:640', limit: 300_000, av1: 42, h264: 29 },
];

export function encodeFilms(): void {
  mkdirSync('public/media', { recursive: true });
  for (const { name, crop, scale, limit, ...rates } of cuts) {
    const filter = [
      ...(crop ? [`crop=ih*${crop.share}:ih*${crop.share}:iw*${crop.left}:0`] : []),
      `scale=${scale}:${colour}`,
    ];
    for (const codec of ['av1', 'h264'] as const) {
      const data = fitted(limit, rates[codec], (rate) => [
        '-vf',
        filter.join(','),
        ...codecs[codec](rate),
        ...container,
        ...colourTags,
      ]);
      writeDrawn(`public/media/${name}.${codec}.mp4`, data);
      console.log(`${name}.${codec}.mp4  ${data.length} B`);
    }
  }
}

/** The best quality within the limit, starting at the given rate. */
function fitted(limit: number, from: number, options: (rate: number) => string[]): Buffer {
  const file = '.cache/film/encoded.mp4';
  for (let rate = from; rate < from + 12; rate++) {
    ffmpeg('-i', master, ...options(rate), file);
    const data = readFileSync(file);
    rmSync(file);
    if (data.length <= limit) return data;
  }
  throw new Error(`No rate keeps the film below ${limit} bytes`);
}

function ffmpeg(...options: string[]): void {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options]);
  if (run.error) throw new Error('ffmpeg could not be started; is it installed?', { cause: run.error });
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
}
