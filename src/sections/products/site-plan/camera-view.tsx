import type { DeviceKind } from '../../../content/instruments/site-plan.ts';
import css from './camera-view.module.css';
import { DeviceScene } from './device-scene.tsx';
import type { AimedCamera } from './devices.ts';

interface CameraViewProps {
  title: string;
  time: string;
  /** The camera and its aim. */
  kind: DeviceKind;
  view: AimedCamera | undefined;
  noPicture: string;
}

/** The nearest camera's picture: mirrored if it looks west, smaller if it is far. */
export function CameraView({ title, time, kind, view, noPicture }: CameraViewProps) {
  const looksWest = view && Math.cos((view.bearing * Math.PI) / 180) < 0;
  const near = view && Math.max(0.72, Math.min(1.25, 60 / view.metres));
  return (
    <figure className={css.view} data-screen="">
      {view ? (
        <svg viewBox="0 0 330 212" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className={css.sky} d="M-60-60h450v138H-60z" />
          <g
            transform={`translate(165 106) scale(${looksWest ? near : -(near ?? 1)} ${near}) translate(-165 -106)`}
          >
            <DeviceScene kind={kind} />
          </g>
        </svg>
      ) : (
        <p className={css.none}>{noPicture}</p>
      )}
      <figcaption className={css.caption}>
        <span>{title}</span>
        <time>{time}</time>
      </figcaption>
    </figure>
  );
}
