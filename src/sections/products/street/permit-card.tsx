import type { Permit, Street } from '../../../content/instruments/street.ts';
import { fill } from '../../../ui/fill.ts';
import { type LayerVerdict, officesOf, verdictWords } from './permit.ts';
import css from './permit-card.module.css';

interface PermitCardProps {
  content: Street;
  permit: Permit;
  checked: LayerVerdict[];
  chosen: string;
}

/** The permit as a table: each layer, its clearance from the trench, and the responsible office. */
export function PermitCard({ content, permit, checked, chosen }: PermitCardProps) {
  const { words } = content;
  const { from, to, depth } = permit;
  const offices = officesOf(checked);
  return (
    <div className={css.card} data-paper="flat">
      <p className={css.small}>{words.permit}</p>
      <h2 className={css.work}>{words.work}</h2>
      <p className={css.small}>
        {fill(words.measures, { length: to - from, depth: depth.toFixed(2), from, to })}
      </p>
      <table className={css.table}>
        <thead className="visually-hidden">
          <tr>
            {[words.layer, words.depth, words.verdict, words.office].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checked.map((one) => {
            const concerned = one.verdict.kind !== 'clear';
            return (
              <tr
                key={one.layer.id}
                className={`${concerned ? css.concerned : ''} ${one.layer.id === chosen ? css.chosen : ''}`}
                data-opened={one.layer.id === chosen}
              >
                <th scope="row">{one.layer.name}</th>
                <td className={css.depth}>{fill(words.depthOf, { depth: one.verdict.depth.toFixed(2) })}</td>
                <td className={css.verdict}>{verdictWords(content, one)}</td>
                <td className={css.office}>{concerned && one.layer.office}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.agree}>{content.agree[offices.length]}</p>
      <p className={css.small}>{fill(words.counts, { reach: content.reach })}</p>
    </div>
  );
}
