/*
 * Makes the hero's video and posters from the loop's master: `node art/hero-media.ts MASTER.mp4`, or with
 * `posters` behind it these alone.
 * Needs ffmpeg with libsvtav1 and libx264 on the path; takes some minutes. The master is 1920 × 1080,
 * 24 frames a second, 8 s, and its frame 192 would equal its frame 0.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const publicFolder = resolve(import.meta.dirname, '../public');
const media = resolve(publicFolder, 'media');
const images = resolve(publicFolder, 'images/hero');

const videoLimit = 700_000;
/** A phone's first picture must come sooner, and its small screen forgives more. */
const posterLimits = { landscape: 45_000, portrait: 26_000, phone: 20_000 };

const master = { width: 1920, height: 1080, frames: 192 };

/** The ring's centre, where the page lays its reticle, as shares of the master's width and height. */
const ringCentre = { x: 0.6587, y: 0.421 };

/** Upright screens get the square around the ring: its centre stands at 50 % across, still 42.1 % down. */
const square = {
  side: master.height,
  left: Math.round(master.width * ringCentre.x - master.height / 2),
};
const squareCrop = `crop=${square.side}:${square.side}:${square.left}:0`;
/** Of the square, as wide as a screen of 3:5 may need: the hero is a hundredth lower than the screen. */
const phoneShare = 0.62;

/*
 * The master was written from RGB by the older television matrix and carries no tags. Players take an
 * untagged video of this size for BT.709, so the colours are converted and the tags written; the transfer
 * is that of the rendered pictures (sRGB), which keeps the poster and the first frame the same tone. Without
 * the rounding flags the conversion darkens the night by two levels, which is a visible jump.
 */
const colour =
  'flags=lanczos+accurate_rnd+full_chroma_int:in_color_matrix=bt601:in_range=tv:out_color_matrix=bt709:out_range=tv';
const colourTags = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'iec61966-2-1', '-color_range', 'tv'],
];

/** One key frame, at the loop's point: a second one would show as a blink in a still picture. */
const container = ['-an', '-r', '24', '-pix_fmt', 'yuv420p', '-g', '240', '-movflags', '+faststart'];

const av1 = (rate: number) => ['-c:v', 'libsvtav1', '-preset', '6', '-crf', `${rate}`];
const h264 = (rate: number) => [
  ...['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', `${rate}`],
  ...['-x264-params', 'scenecut=0:aq-mode=3:aq-strength=0.9:deblock=-1,-1'],
];

const videos = [
  { file: 'hero-1280.av1.mp4', filter: `scale=1280:720:${colour}`, codec: av1(42) },
  { file: 'hero-1280.h264.mp4', filter: `scale=1280:720:${colour}`, codec: h264(29) },
  { file: 'hero-640.av1.mp4', filter: `${squareCrop},scale=640:640:${colour}`, codec: av1(42) },
  { file: 'hero-640.h264.mp4', filter: `${squareCrop},scale=640:640:${colour}`, codec: h264(29) },
];

function ffmpeg(input: string, ...options: string[]): Buffer {
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', input, ...options], { maxBuffer: 64e6 });
  if (run.error) throw new Error('ffmpeg could not be started; is it installed?', { cause: run.error });
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
  return run.stdout;
}

function encodeVideos(input: string): void {
  for (const { file, filter, codec } of videos) {
    ffmpeg(input, '-vf', filter, ...codec, ...container, ...colourTags, resolve(media, file));
  }
}

/** The default tuning smears the lit windows away at this rate. */
const avif = { chromaSubsampling: '4:2:0', tune: 'psnr', effort: 6 } as const;

/** The best quality that stays within the limit. */
async function fitted(limit: number, encode: (quality: number) => Sharp): Promise<Buffer> {
  let [low, high] = [1, 90];
  let best: Buffer | undefined;
  while (low <= high) {
    const quality = Math.floor((low + high) / 2);
    const data = await encode(quality).toBuffer();
    if (data.length <= limit) {
      best = data;
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  if (!best) throw new Error(`No quality brings the poster below ${limit} B`);
  return best;
}

async function drawPosters(input: string): Promise<void> {
  const rgb = `select=eq(n\\,0),scale=${master.width}:${master.height}:flags=accurate_rnd+full_chroma_int:in_color_matrix=bt601:in_range=tv,format=rgb24`;
  const frame = await sharp(
    ffmpeg(input, '-vf', rgb, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'),
  ).toBuffer();
  const landscape = (width: number) => sharp(frame).resize(width, (width * master.height) / master.width);
  const portrait = (width: number) =>
    sharp(frame)
      .extract({ left: square.left, top: 0, width: square.side, height: square.side })
      .resize(width, width);
  /** The middle of the square, all a phone held upright shows of it (hero-media.tsx). */
  const phone = () => {
    const width = Math.round(square.side * phoneShare);
    const left = square.left + Math.round((square.side - width) / 2);
    return sharp(frame).extract({ left, top: 0, width, height: square.side }).resize({ height: 960 });
  };
  const posters: Record<string, Buffer> = {
    'landscape.avif': await fitted(posterLimits.landscape, (quality) =>
      landscape(1280).avif({ quality, ...avif }),
    ),
    'landscape.jpg': await fitted(posterLimits.landscape, (quality) =>
      landscape(960).jpeg({ quality, mozjpeg: true }),
    ),
    'portrait.avif': await fitted(posterLimits.portrait, (quality) =>
      portrait(960).avif({ quality, ...avif }),
    ),
    'phone.avif': await fitted(posterLimits.phone, (quality) => phone().avif({ quality, ...avif })),
    'portrait.jpg': await fitted(posterLimits.portrait, (quality) =>
      portrait(720).jpeg({ quality, mozjpeg: true }),
    ),
  };
  for (const [name, data] of Object.entries(posters)) writeFileSync(resolve(images, name), data);
}

function report(folder: string, limit: number): void {
  for (const name of readdirSync(folder)) {
    const { size } = statSync(resolve(folder, name));
    console.log(`${name.padEnd(24)}${`${size} B`.padStart(10)}${size > limit ? '  TOO HEAVY' : ''}`);
    if (size > limit) process.exitCode = 1;
  }
}

const [, , input, only] = process.argv;
if (!input) {
  console.error('Usage: node art/hero-media.ts MASTER.mp4 [posters]');
  process.exit(1);
}
mkdirSync(media, { recursive: true });
mkdirSync(images, { recursive: true });
await drawPosters(input);
if (only !== 'posters') encodeVideos(input);
report(images, posterLimits.landscape);
report(media, videoLimit);
