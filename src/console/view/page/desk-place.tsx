import { use, useEffect } from 'react';
import type { RunAShiftPage, StartWords } from '../../../content/run-a-shift/schema.ts';
import { AssetAddresses } from '../../../ui/asset-address.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { DeskControl } from './desk-host.tsx';
import css from './desk-place.module.css';

interface DeskPlaceProps {
  desk: DeskControl;
  pictured: StartWords['pictured'];
  chosen: string;
  picture: RunAShiftPage['picture'];
}

/** The desk beside the list of shifts: a picture, replaced by the paused desk once a pointer approaches. */
export function DeskPlace({ desk, pictured, chosen, picture }: DeskPlaceProps) {
  const assetAddress = use(AssetAddresses);
  const { open, state, look, shown } = desk;
  const isHere = look === 'embedded' && state === 'open';
  const sitDown = () => {
    if (state !== 'closed' || !matchMedia('(width >= 62rem)').matches) return;
    open({ look: 'embedded', fragment: '', begin: paused(chosen, pictured) });
  };
  useEffect(() => {
    // Choosing another shift in the list replaces the desk.
    if (look === 'embedded') open({ look: 'embedded', fragment: '', begin: paused(chosen, pictured) });
  }, [chosen, pictured, look, open]);
  return (
    <div
      id="desk"
      className={css.place}
      data-desk={isHere ? 'open' : undefined}
      data-first-view
      onPointerMove={sitDown}
    >
      <picture className={css.still}>
        <source
          media="(width < 48rem)"
          srcSet={assetAddress(picture.phone.src, false)}
          width={picture.phone.width}
          height={picture.phone.height}
        />
        <Picture image={picture.wide} />
      </picture>
      {isHere && shown}
    </div>
  );
}

function paused(shift: string, pictured: StartWords['pictured']) {
  return { ...(shift === pictured.shift ? pictured : { shift }), paused: true };
}
