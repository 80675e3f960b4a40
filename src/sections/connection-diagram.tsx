import type { Connections } from '../content/schema.ts';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import css from './connection-diagram.module.css';

const mark = { src: '/images/mark.svg', alt: '', width: 40, height: 48 } as const;

/** What the flagship reads, drawn as lines into the mark, and whom it serves, as lines out of it. */
export function ConnectionDiagram(connections: Connections) {
  const { title, lead, sources, sourcesTitle, roles, rolesTitle, standards, standardsTitle } = connections;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={css.diagram} data-reveal="">
          <div className={css.side}>
            <h3 className="label">{sourcesTitle}</h3>
            <ul className={css.sources}>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
          <Lines count={sources.length} />
          <Picture className={css.mark} image={mark} />
          <Lines count={roles.length} outward />
          <div className={css.side}>
            <h3 className="label">{rolesTitle}</h3>
            <ul className={css.roles}>
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={css.standards}>
          <h3 className="label">{standardsTitle}</h3>
          <ul className={css.names}>
            {standards.map((standard) => (
              <li key={standard}>{standard}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** One curve from the middle of each row to the middle of the mark, however tall the rows become. */
function Lines({ count, outward = false }: { count: number; outward?: boolean }) {
  const rows = Array.from({ length: count }, (_, row) => ((row + 0.5) / count) * 100);
  return (
    <svg
      className={`${css.lines} ${outward ? css.outward : ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map((y) => (
        <path key={y} d={outward ? `M0 50C50 50 40 ${y} 100 ${y}` : `M0 ${y}C60 ${y} 50 50 100 50`} />
      ))}
    </svg>
  );
}
