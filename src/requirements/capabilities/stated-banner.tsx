import type { ReactNode } from 'react';
import type { CapabilitiesPage, CapabilityLine } from '../../content/requirements/schema.ts';
import { fill } from '../../ui/fill.ts';
import { markShape } from '../../ui/mark-shape.ts';
import { standardCounts } from './standard-counts.ts';
import css from './stated-banner.module.css';

interface StatedBannerProps {
  content: CapabilitiesPage;
  /** The banner's text. */
  children: ReactNode;
}

const step = 8;
/** The gap between the first table's lines and the second's. */
const gap = 12;

/** Both tables at a glance, one row per product: a half-disc where something is stated, a dot where not. */
export function StatedBanner({ content, children }: StatedBannerProps) {
  const { products, labels } = content;
  const capabilities = content.capabilities.groups.flatMap(({ lines }) => lines);
  const protocols = content.protocols.lines.filter(({ stated }) => stated.length > 0);
  const middle = capabilities.length * step + gap;
  const width = middle + protocols.length * step;
  const placed = [
    ...capabilities.map((line, index) => ({ line, x: index * step })),
    ...protocols.map((line, index) => ({ line, x: middle + index * step })),
  ];
  return (
    <div className={`on-ink ${css.banner}`} data-paper="flat">
      <div className={`wrap ${css.columns}`}>
        {children}
        <div className={css.figure} data-screen="" aria-hidden="true">
          {products.map(({ id, short }) => {
            const isStated = ({ stated }: CapabilityLine) => stated.some(({ product }) => product === id);
            const marks = placed.map(({ line, x }) => (isStated(line) ? mark(x) : ''));
            const dots = placed.map(({ line, x }) => (isStated(line) ? '' : `M${x + 2.5} 5h.01`));
            return (
              <div key={id} className={css.row}>
                <span>{short}</span>
                <svg viewBox={`0 0 ${width} 10`} aria-hidden="true">
                  <path className={css.mark} d={marks.join('')} />
                  <path className={css.dot} d={dots.join('')} />
                </svg>
              </div>
            );
          })}
          <div className={css.row}>
            <span />
            <p className={css.counts}>
              <span>{fill(labels.capabilityCount, { n: capabilities.length })}</span>
              <span>{fill(labels.protocolCount, standardCounts(content.protocols.lines))}</span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

const mark = (x: number) => markShape(x, 1, 5.5, 8);
