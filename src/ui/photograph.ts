/*
 * A photograph in a content file is resized at build time to the widths its layout needs. The files'
 * names are derived from its own.
 */
import type { Image } from '../content/schema.ts';

export const photographFormats = ['avif', 'webp', 'jpg'] as const;

/** Everything but a drawing. */
export function isPhotograph(src: string): boolean {
  return /\.(jpe?g|png|avif|webp)$/i.test(src);
}

/** For small screens, for the layout's own width, and for screens of twice the pixels. */
export function photographWidths({ width }: Pick<Image, 'width'>): number[] {
  return [0.5, 1, 2].map((share) => Math.round(width * share));
}

export function photographAddress(src: string, width: number, format: string): string {
  return `${src.replace(/\.\w+$/, '')}-${width}.${format}`;
}
