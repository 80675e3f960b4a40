/* Accepts a photograph dropped on any picture of the content files. Keyboard users choose it in the panel. */
import type { EditedPicture } from '../place-picture.ts';
import { messageOf, request } from './request.ts';

export interface Dropped {
  /** With the values of the expressions in its alt text. */
  picture: EditedPicture & { values: string[] };
  photograph: File;
  /** Replaces every use of the picture. */
  everywhere?: boolean;
}

export function dropPictures(
  place: (dropped: Dropped) => void,
  showStatus: (sentence: string) => void,
): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    const photograph = event.dataTransfer?.files[0];
    if (!photograph) return;
    event.preventDefault();
    const src = pictureUnder(event);
    if (!src) return showStatus('Drop a photograph on a picture to replace it.');
    try {
      const { pathname } = location;
      const { picture } = await request<{ picture?: Dropped['picture'] }>('pictures', { src, pathname });
      if (picture) place({ picture, photograph });
      else showStatus('The site draws this picture itself: a photograph cannot replace it.');
    } catch (error) {
      showStatus(messageOf(error));
    }
  });
}

function pictureUnder({ clientX, clientY }: DragEvent): string | undefined {
  const image = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement);
  return image ? new URL((image as HTMLImageElement).currentSrc).pathname : undefined;
}
