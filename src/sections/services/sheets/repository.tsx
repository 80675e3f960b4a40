import type { Repository as RepositoryContent } from '../../../content/services/sheets.ts';
import { fill } from '../../../ui/fill.ts';
import { left, marks, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

/** Folders and files with descriptions, and a mark for every test. */
export function Repository({ folders, files, tests, testsLine, change }: RepositoryContent) {
  const entries = [...folders, ...files];
  const drawn = marks({ count: tests, perRow: 24, top: 272, step: [12.6, 13], shape: 'h9v8h-9z' });
  return (
    <>
      {entries.map(([name, note], index) => {
        const y = 100 + index * 29;
        const isFolder = index < folders.length;
        return (
          <g key={name}>
            <path
              className={isFolder ? css.solid : css.open}
              d={isFolder ? `M${left} ${y - 12}h7l3 3h10v11h-20z` : `M${left + 2} ${y - 13}h10l5 5v12h-15z`}
            />
            <Words x={52} y={y} look="bold">
              {name}
            </Words>
            <Words x={right} y={y} look="muted" end>
              {note}
            </Words>
            <path className={css.hair} d={`M${left} ${y + 9.5}H${right}`} />
          </g>
        );
      })}
      <Words x={left} y={258} look="bold">
        {fill(testsLine, { n: tests })}
      </Words>
      <path className={css.fill} d={drawn} />
      <Words x={left} y={428} look="muted">
        {change}
      </Words>
    </>
  );
}
