import type { ServiceReport as ServiceReportContent } from '../../../content/services/sheets.ts';
import { left, marks, Rows, right, Words } from './parts.tsx';
import css from './service-sheet.module.css';

function Block(props: { y: number; count: number; name: string; look: string | undefined }) {
  const { y, count, name, look } = props;
  const drawn = marks({ count, perRow: 17, top: y + 9, step: [17.7, 17], shape: 'h13v12h-13z' }, left + 1);
  return (
    <>
      <Words x={left} y={y} look="large">
        {count}
      </Words>
      <Words x={60} y={y}>
        {name}
      </Words>
      <path className={look} d={drawn} />
    </>
  );
}

/** A month's requests as marks, done and open, and the ageing ones. */
export function ServiceReport({ asked, done, open, counts, oldTitle, old }: ServiceReportContent) {
  return (
    <>
      <Block y={106} count={counts.asked} name={asked} look={css.light} />
      <Block y={182} count={counts.done} name={done} look={css.fill} />
      <Block y={258} count={counts.asked - counts.done} name={open} look={css.open} />
      <path className={css.line} d={`M${left} 302H${right}`} />
      <Words x={left} y={330} look="bold">
        {oldTitle}
      </Words>
      <Rows rows={old} top={362} step={31} />
    </>
  );
}
