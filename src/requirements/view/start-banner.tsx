import type { ReactNode } from 'react';
import { centre, radius } from '../figure.ts';
import css from './start-banner.module.css';

interface StartBannerProps {
  /** The banner's text. */
  children: ReactNode;
  sides: Record<string, string>;
  yourList: string;
}

const ticks = 96;

/** The figure before there is a list: the site's pages on one side, space for the clauses on the other. */
export function StartBanner({ children, sides, yourList }: StartBannerProps) {
  const names = Object.values(sides);
  const step = (2 * radius) / names.length;
  const marks = Array.from({ length: ticks }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / ticks - Math.PI / 2;
    const at = (distance: number) =>
      `${(centre.x + distance * Math.cos(angle)).toFixed(1)} ${(centre.y + distance * Math.sin(angle)).toFixed(1)}`;
    return `M${at(radius - 5)}L${at(radius + 3)}`;
  });
  return (
    <div className={`on-ink ${css.banner}`}>
      <div className={`wrap ${css.columns}`}>
        {children}
        <svg className={css.figure} data-screen="" viewBox="0 0 640 620" aria-hidden="true">
          <path d={marks.join('')} className={css.mark} />
          {names.map((name, index) => {
            const y = centre.y - radius + step * index;
            return (
              <g key={name}>
                <path d={`M162 ${y + 4}v${step - 8}`} className={css.side} />
                <text x="150" y={y + step / 2 + 5} textAnchor="end" className={css.name}>
                  {name}
                </text>
              </g>
            );
          })}
          <text x={centre.x + radius + 16} y={centre.y + 5} className={css.name}>
            {yourList}
          </text>
        </svg>
      </div>
    </div>
  );
}
