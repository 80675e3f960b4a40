/* The loop's first frame as pictures, shown before the film plays. */
import sharp, { type Sharp } from 'sharp';
import { writeDrawn } from '../drawn.ts';
import type { Size } from './light.ts';
import { phoneShare, square } from './square.ts';

/** Bytes. A phone's first picture must arrive sooner, and its small screen hides more. */
const limits = { wide: 110_000, landscape: 45_000, portrait: 26_000, phone: 20_000 };

/** The default tuning smears the lit windows at this rate. */
const avif = { chromaSubsampling: '4:2:0', tune: 'psnr', effort: 6 } as const;

export async function drawPosters(frame: Uint8Array, { width, height }: Size): Promise<void> {
  const picture = () => sharp(frame, { raw: { width, height, channels: 3 } });
  const left = Math.round(square.left * width);
  const phoneWidth = Math.round(height * phoneShare);
  const landscape = (to: number) => picture().resize(to, (to * 9) / 16);
  const portrait = (to: number) => picture().extract({ left, top: 0, width: height, height }).resize(to, to);
  /** The middle of the square, all that a phone in portrait shows of it (hero-media.tsx). */
  const phone = () => {
    const middle = left + Math.round((height - phoneWidth) / 2);
    return picture().extract({ left: middle, top: 0, width: phoneWidth, height }).resize({ height: 960 });
  };
  const posters: [name: string, limit: number, encode: (quality: number) => Sharp][] = [
    ['wide.avif', limits.wide, (quality) => landscape(1920).avif({ quality, ...avif })],
    ['landscape.avif', limits.landscape, (quality) => landscape(1280).avif({ quality, ...avif })],
    ['landscape.jpg', limits.landscape, (quality) => landscape(960).jpeg({ quality, mozjpeg: true })],
    ['portrait.avif', limits.portrait, (quality) => portrait(960).avif({ quality, ...avif })],
    ['phone.avif', limits.phone, (quality) => phone().avif({ quality, ...avif })],
    ['portrait.jpg', limits.portrait, (quality) => portrait(720).jpeg({ quality, mozjpeg: true })],
  ];
  for (const [name, limit, encode] of posters) {
    writeDrawn(`public/images/hero/${name}`, await fitted(limit, encode));
  }
}

/** The best quality within the size limit. */
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
  if (!best) throw new Error(`No quality keeps the poster below ${limit} bytes`);
  return best;
}
