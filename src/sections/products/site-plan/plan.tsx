import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { SitePlan } from '../../../content/instruments/site-plan.ts';
import { markShape } from '../../../ui/mark-shape.ts';
import { type AimedCamera, type Device, neighbour } from './devices.ts';
import { cone, discAt, line, toUnits } from './geometry.ts';
import css from './plan.module.css';
import { PlanGround } from './plan-ground.tsx';
import { ResponseMarks } from './response-marks.tsx';
import type { WalkingRoute } from './walking-route.ts';

interface PlanDrawingProps {
  content: SitePlan;
  devices: Device[];
  chosen: Device;
  view: AimedCamera | undefined;
  route: WalkingRoute | undefined;
  onChoose: (id: string) => void;
}

/** The hit radius of a device in screen pixels. */
const reach = 22;

/** The site with all devices. One tab stop; arrow keys move between devices. */
export function PlanDrawing({ content, devices, chosen, view, route, onChoose }: PlanDrawingProps) {
  const [focused, setFocused] = useState(chosen.id);
  const drawing = useRef<SVGSVGElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const from = devices.find(({ id }) => id === focused);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(focused);
    }
    const next =
      event.key === 'Home'
        ? devices.find(({ kind }) => kind === 'gate')
        : from && neighbour(devices, from, event.key);
    if (!next) return;
    event.preventDefault();
    setFocused(next.id);
    drawing.current?.querySelector<SVGPathElement>(`[data-device="${next.id}"]`)?.focus();
  }

  /** Selects the nearest device within reach, because its sign of 7 px is too small for touch. */
  function onClick(event: MouseEvent<SVGSVGElement>) {
    const near = [...event.currentTarget.querySelectorAll<SVGPathElement>('[data-device]')]
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const dx = Math.max(left - event.clientX, 0, event.clientX - right);
        const dy = Math.max(top - event.clientY, 0, event.clientY - bottom);
        return {
          id: element.dataset.device ?? '',
          away: Math.hypot(dx, dy),
          size: (right - left) * (bottom - top),
        };
      })
      .filter(({ away }) => away <= reach)
      .sort((a, b) => a.away - b.away || a.size - b.size)[0];
    const pressed = (event.target as Element).closest<SVGPathElement>('[data-device]')?.dataset.device;
    const id = pressed ?? near?.id;
    if (!id) return;
    setFocused(id);
    onChoose(id);
  }

  const moved = chosen.id !== content.chosen;
  return (
    <div className={css.plan}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      <svg
        ref={drawing}
        className={css.drawing}
        data-drawing="ink"
        viewBox="-10 0 880 640"
        role="group"
        aria-label={content.words.title}
        aria-description={content.words.help}
        style={
          moved
            ? {
                translate: `var(--follow, ${toUnits(277 - chosen.at[0]) * 1.28}px ${toUnits(300 - chosen.at[1]) * 1.28}px)`,
              }
            : undefined
        }
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <PlanGround content={content} />
        <path
          className={css.cones}
          d={content.cameras
            .filter((_, index) => index + 1 !== view?.number)
            .map(({ at, bearing }) => cone(at, bearing, 38, 26))
            .join('')}
        />
        <ResponseMarks content={content} chosen={chosen} view={view} route={route} />
        {devices.map((device) => (
          // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
          <path
            key={device.id}
            data-device={device.id}
            role="button"
            aria-pressed={device.id === chosen.id}
            aria-label={device.name}
            tabIndex={device.id === focused ? 0 : -1}
            className={`${css.device} ${css[device.kind] ?? ''} ${device.id === chosen.id ? css.chosen : ''}`}
            onFocus={() => setFocused(device.id)}
            d={signOf(device)}
          >
            <title>{device.name}</title>
          </path>
        ))}
      </svg>
    </div>
  );
}

function signOf({ kind, at, course }: Device): string {
  const [x, y] = at.map(toUnits) as [number, number];
  if (kind === 'fence') return line(course ?? [at]);
  if (kind === 'camera') return discAt(at, 4);
  if (kind === 'door') return `M${x - 4} ${y - 4}h4a4 4 0 0 1 0 8h-4z`;
  if (kind === 'patrol') return markShape(x - 9, y - 9, 17, 18);
  return `M${x - 13} ${y - 2}h26v4h-26z`;
}
