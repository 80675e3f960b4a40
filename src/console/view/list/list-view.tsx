import { useState } from 'react';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import { DataTable } from './list-table.tsx';
import { type TableOrder, tablesOf } from './list-tables.ts';
import css from './list-view.module.css';
import { ShiftLog } from './shift-log.tsx';

const orders: readonly TableOrder[] = ['distance', 'name', 'time'];

/** A full text alternative to the map. */
export function ListView() {
  const { desk, words } = useDesk();
  const [find, setFind] = useState('');
  const [order, setOrder] = useState<TableOrder>('distance');
  const labels = words.list;
  const names = {
    distance: desk.chosen ? fill(labels.byDistance, { incident: desk.chosen }) : labels.byDistanceAlone,
    name: labels.byName,
    time: labels.byTime,
  };
  const tables = tablesOf(desk, words, order, find);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.list} tabIndex={0} aria-label={words.views.list}>
      <div className={css.tools}>
        <label className={css.find}>
          <Icon name="search" size={17} />
          <span className="visually-hidden">{labels.findLabel}</span>
          <input
            id="desk-find"
            type="search"
            placeholder={labels.find}
            value={find}
            onChange={({ target }) => setFind(target.value)}
          />
        </label>
        <fieldset className={css.order} aria-label={labels.order}>
          {orders.map((one) => (
            <button key={one} type="button" aria-pressed={order === one} onClick={() => setOrder(one)}>
              {names[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {tables.map((table) => (
        <DataTable key={table.id} table={table} />
      ))}
      {tables.every(({ rows }) => rows.length === 0) && <p className={css.nothing}>{labels.nothing}</p>}
      <ShiftLog />
    </section>
  );
}
