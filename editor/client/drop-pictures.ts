/* Where a photograph may be dropped: on any picture the content files name. By keyboard it is chosen in the panel. */
import type { Picture } from '../place-picture.ts';
import { ask, sentenceOf } from './ask.ts';

export interface Dropped {
  /** With what each chip of its words stands for. */
  picture: Picture & { values: string[] };
  photograph: File;
  /** Wherever the same picture is shown. */
  everywhere?: boolean;
}

export function dropPictures(place: (dropped: Dropped) => void, tell: (sentence: string) => void): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    const photograph = event.dataTransfer?.files[0];
    if (!photograph) return;
    event.preventDefault();
    const src = pictureUnder(event);
    if (!src) return tell('Drop a photograph on a picture: it takes that picture’s place.');
    try {
      const { pathname } = location;
      const { picture } = await ask<{ picture?: Dropped['picture'] }>('pictures', { src, pathname });
      if (picture) place({ picture, photograph });
      else tell('This picture is drawn by the site itself: no photograph can take its place.');
    } catch (error) {
      tell(sentenceOf(error));
    }
  });
}

function pictureUnder({ clientX, clientY }: DragEvent): string | undefined {
  const image = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement);
  return image ? new URL((image as HTMLImageElement).currentSrc).pathname : undefined;
}
