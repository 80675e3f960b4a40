import type { Connections as ConnectionsContent } from '../../content/products/schema.ts';
import { Arrow } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import css from './connections.module.css';

/** A platform's connections read from left to right: from these systems, over these standards, to these people. */
export function Connections(connections: ConnectionsContent) {
  const { title, lead, sources, sourcesTitle, standards, standardsTitle, roles, rolesTitle } = connections;
  const groups = [
    { title: sourcesTitle, names: sources, look: css.sources },
    { title: standardsTitle, names: standards, look: css.standards },
    { title: rolesTitle, names: roles, look: css.roles },
  ];
  return (
    <section id="connections" className="section">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={css.groups}>
          {groups.map((group) => (
            <div key={group.title} className={`${css.group} ${group.look}`} data-reveal="">
              <h3 className={`label ${css.title}`}>
                {group.title}
                <Arrow />
              </h3>
              <ul className={css.names}>
                {group.names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
