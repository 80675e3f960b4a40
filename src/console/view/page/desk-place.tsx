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

/** The desk beside the shifts: its picture, and once a pointer comes the desk itself, paused. */
export function DeskPlace({ desk, pictured, chosen, picture }: DeskPlaceProps) {
  const assetAddress = use(AssetAddresses);
  const { open, state, look, shown } = desk;
  const isHere = look === 'embedded' && state === 'open';
  const sitDown = () => {
    if (state !== 'closed' || !matchMedia('(width >= 64rem)').matches) return;
    open({ look: 'embedded', fragment: '', begin: paused(chosen, pictured) });
  };
  useEffect(() => {
    // Another shift in the rail is another desk here.
    if (look === 'embedded') open({ look: 'embedded', fragment: '', begin: paused(chosen, pictured) });
  }, [chosen, pictured, look, open]);
  return (
    <div id="desk" className={css.place} data-desk={isHere ? 'open' : undefined} onPointerMove={sitDown}>
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
