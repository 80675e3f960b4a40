import type { Maintenance } from '../../../content/instruments/maintenance.ts';
import { lastVisit, longDate, nextVisit } from './schedule.ts';

/** The ring in words, for who does not see it. */
export function AssetTable({ content, day }: { content: Maintenance; day: number }) {
  const { words } = content;
  const written = (visit: number | undefined) => (visit === undefined ? '' : longDate(content, visit));
  return (
    <div className="visually-hidden">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            {[words.asset, words.schedule, words.last, words.next].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.assets.map((asset) => (
            <tr key={asset.name}>
              <th scope="row">{asset.name}</th>
              <td>{asset.schedule}</td>
              <td>{written(lastVisit(asset, day))}</td>
              <td>{written(nextVisit(asset, day))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
