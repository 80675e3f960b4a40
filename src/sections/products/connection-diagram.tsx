import type { Connections } from '../../content/products/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './connection-diagram.module.css';
import { ConnectionLines } from './connection-lines.tsx';
import { Standards } from './standards.tsx';

const mark = { src: '/images/mark.svg', alt: '', width: 40, height: 48 } as const;

/** The flagship's sources, drawn as lines into the logo, and its users, as lines out of it. */
export function ConnectionDiagram(connections: Connections) {
  const { title, lead, sources, sourcesTitle, roles, rolesTitle } = connections;
  return (
    <section id="connections" className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={css.diagram} data-paper="whole" data-reveal="">
          <h3 className={`label ${css.sourcesTitle}`}>{sourcesTitle}</h3>
          <ul className={css.sources}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          <ConnectionLines count={sources.length} />
          <Picture className={`logotype ${css.mark}`} image={mark} data-on-paper="" />
          <ConnectionLines count={roles.length} outward />
          <h3 className={`label ${css.rolesTitle}`}>{rolesTitle}</h3>
          <ul className={css.roles}>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
        </div>
        <Standards {...connections} />
      </div>
    </section>
  );
}
