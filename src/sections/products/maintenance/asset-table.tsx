import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { HiddenTable } from '../../shared/hidden-table.tsx';
import { lastVisit, longDate, nextVisit } from './schedule.ts';

/** The ring as a table, for screen readers. */
export function AssetTable({ content, day }: { content: Maintenance; day: number }) {
  const { assets, words } = content;
  const written = (visit: number | undefined) => (visit === undefined ? '' : longDate(content, visit));
  return (
    <HiddenTable
      caption={words.table}
      heads={[words.asset, words.schedule, words.last, words.next]}
      rows={assets.map((asset) => [
        asset.name,
        asset.name,
        asset.schedule,
        written(lastVisit(asset, day)),
        written(nextVisit(asset, day)),
      ])}
    />
  );
}
