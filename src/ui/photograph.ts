/*
 * A photograph an owner names in a content file is cut at build into the widths its place needs. Its files'
 * names follow from its own, so that a component can name them without asking.
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
