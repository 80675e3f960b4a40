import { Fragment, type ReactNode } from 'react';
import type { Connections as ConnectionsContent } from '../../content/products/schema.ts';
import { Bands } from './bands.tsx';
import { ConnectionLines } from './connection-lines.tsx';
import { ConnectionStandards } from './connection-standards.tsx';
import css from './connections.module.css';

interface ConnectionsProps extends ConnectionsContent {
  /** Number of the instrument's items from each source, with the source's sign. */
  heard?: { count: number; sign: ReactNode }[] | undefined;
}

/** Sources flow into one body of named standards, and from there to the people who act. */
export function Connections({ heard, into, ...connections }: ConnectionsProps) {
  const { title, lead, sources, sourcesTitle, standards, standardsTitle, roles, rolesTitle } = connections;
  const total = heard?.reduce((sum, { count }) => sum + count, 0);
  return (
    <section id="connections" className={css.section}>
      <div className="wrap">
        <div className={css.title}>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={css.flow} data-reveal="">
          <h3 className={`label ${css.head}`}>{sourcesTitle}</h3>
          <ul className={css.sources}>
            {sources.map((source, index) => (
              <li key={source}>
                {source}
                <span className={css.signs} aria-hidden="true">
                  {heard ? (
                    <>
                      {heard[index]?.count}
                      {Array.from({ length: heard[index]?.count ?? 0 }, (_, sign) => sign).map((sign) => (
                        <Fragment key={sign}>{heard[index]?.sign}</Fragment>
                      ))}
                    </>
                  ) : (
                    <i />
                  )}
                </span>
                {heard && <span className="visually-hidden">{`: ${heard[index]?.count}`}</span>}
              </li>
            ))}
          </ul>
          <Bands widths={sources.map((_, index) => heard?.[index]?.count ?? 6)} />
          <h3 className={`label ${css.head} ${css.bodyHead}`}>{standardsTitle}</h3>
          <ConnectionStandards standards={standards} into={into} total={total} />
          <ConnectionLines count={roles.length} outward />
          <h3 className={`label ${css.head} ${css.rolesHead}`}>{rolesTitle}</h3>
          <ul className={css.roles}>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
