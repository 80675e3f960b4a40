import type { FunnelKind } from '../../../content/instruments/funnel.ts';

/** A kind of message by its shape, about 14 px across, its middle at the origin. */
export const shapes: Record<FunnelKind, string> = {
  call: 'M-6.5 0A6.5 6.5 0 1 1 6.5 0A6.5 6.5 0 1 1-6.5 0z',
  video: 'M-5.2-6.5h4.6a6.5 6.5 0 0 1 0 13h-4.6z',
  sensor: 'M0-7.2L7.2 5.9H-7.2z',
  tracker: 'M0-7.8L7.8 0L0 7.8L-7.8 0z',
  panel: 'M-5.9-5.9H5.9V5.9H-5.9z',
  report: 'M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1-6.6 0zM-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0z',
};

/** The shape beside words. */
export function MessageGlyph({ kind }: { kind: FunnelKind }) {
  return (
    <svg width="14" height="14" viewBox="-8 -8 16 16" fill="currentColor" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}
