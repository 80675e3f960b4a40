import type { ReactNode } from 'react';
import type { CapabilitiesPage, CapabilityLine, StandardLine } from '../../content/requirements/schema.ts';
import css from './capability-table.module.css';
import { StatedCell } from './stated-cell.tsx';

type Line = CapabilityLine & Partial<Pick<StandardLine, 'projects'>>;

interface CapabilityTableProps {
  id: string;
  title: string;
  lead: string;
  caption: string;
  head: string;
  groups: { title?: string; lines: Line[] }[];
  products: CapabilitiesPage['products'];
  labels: CapabilitiesPage['labels'];
  dates: Record<string, string>;
  /** The heading of the last column, for standards only projects state. */
  projects?: string;
}

/** A blank cell is empty to the eye and says 'not stated here' to a screen reader; never a tick or a cross. */
export function CapabilityTable(props: CapabilityTableProps) {
  const { id, title, lead, caption, head, groups, products, labels, dates, projects } = props;
  const width = products.length + (projects ? 2 : 1);
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {products.map(({ id: product, short }) => (
              <th key={product} scope="col">
                {short}
              </th>
            ))}
            {projects && <th scope="col">{projects}</th>}
          </tr>
        </thead>
        {groups.map(({ title: group, lines }) => (
          <tbody key={group ?? ''}>
            {group && (
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={width}>
                  {group}
                </th>
              </tr>
            )}
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                {products.map((product) => {
                  const stated = line.stated.find((cell) => cell.product === product.id);
                  return (
                    <Cell key={product.id} name={product.short} filled={Boolean(stated)} labels={labels}>
                      {stated && (
                        <StatedCell
                          stated={stated}
                          page={`page:${product.id}`}
                          pageName={product.name}
                          date={dates[product.id]}
                          labels={labels}
                          line={line.name}
                        />
                      )}
                    </Cell>
                  );
                })}
                {projects && (
                  <Cell name={projects} filled={(line.projects ?? []).length > 0} labels={labels}>
                    {line.projects?.map(({ page, section, anchor, text }) => (
                      <StatedCell
                        key={section}
                        stated={{ section, anchor, text }}
                        page={`page:${page}`}
                        pageName={projects}
                        date={dates[page]}
                        labels={labels}
                        line={line.name}
                      />
                    ))}
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface CellProps {
  name: string;
  filled: boolean;
  labels: CapabilitiesPage['labels'];
  children: ReactNode;
}

function Cell({ name, filled, labels, children }: CellProps) {
  return (
    <td data-blank={filled ? undefined : ''}>
      {filled ? (
        <>
          <span className={css.product} aria-hidden="true">
            {name}
          </span>
          {children}
        </>
      ) : (
        <span className="visually-hidden">{labels.notStated}</span>
      )}
    </td>
  );
}
