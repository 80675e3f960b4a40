import { type CSSProperties, useId } from 'react';
import type { Permit, Street } from '../../../content/instruments/street.ts';
import { disc } from '../../../ui/disc.ts';
import type { DragHandlers } from '../../../ui/instrument/use-drag.ts';
import { Callouts } from './callouts.tsx';
import { Ground } from './ground.tsx';
import type { LayerVerdict } from './permit.ts';
import { beyond, sky, x } from './scale.ts';
import css from './section.module.css';
import { Skyline } from './skyline.tsx';
import { type End, Trench } from './trench.tsx';

interface StreetSectionProps {
  content: Street;
  permit: Permit;
  checked: LayerVerdict[];
  chosen: string;
  focused: End | undefined;
  /** Metres the street is panned by on a narrow screen. */
  pan: number;
  handlers: DragHandlers;
}

const width = (length: number) => x(length + 2 * beyond);

const gravel = [7, 21, 33, 41, 56, 64, 73, 88, 92]
  .map((at, index) => disc(at, 4 + ((index * 7) % 17), 1 + (index % 3) * 0.8))
  .join('');

/** The street in section: true to scale above the ground, ten times as deep below it. */
export function StreetSection({
  content,
  permit,
  checked,
  chosen,
  focused,
  pan,
  handlers,
}: StreetSectionProps) {
  const id = useId();
  const { words } = content;
  const size = width(content.length);
  return (
    <svg
      className={css.section}
      data-drawing="light"
      width={size}
      height="870"
      viewBox={`${x(-beyond)} ${-sky} ${size} 870`}
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      style={pan ? ({ '--pan': `${-pan * 12}px` } as CSSProperties) : undefined}
      {...handlers}
    >
      <title id={`${id}title`}>{words.title}</title>
      <desc id={`${id}desc`}>{words.description}</desc>
      <defs>
        <pattern id="gravel" width="97" height="24" y="19" patternUnits="userSpaceOnUse">
          <path className={css.gravel} d={gravel} />
        </pattern>
      </defs>
      <Skyline />
      <Ground content={content} chosen={chosen} />
      <Trench content={content} permit={permit} checked={checked} chosen={chosen} focused={focused} />
      <Callouts content={content} permit={permit} chosen={chosen} />
    </svg>
  );
}
