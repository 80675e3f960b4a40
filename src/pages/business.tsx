import type { BusinessPage } from '../content/products/schema.ts';
import { Connections } from '../sections/products/connections.tsx';
import { Practice } from '../sections/products/practice.tsx';
import { Purpose } from '../sections/products/purpose.tsx';
import { SiteBoard } from '../sections/products/site-board/site-board.tsx';
import { WorkingDay } from '../sections/products/site-board/working-day.tsx';

export default function Page({ content }: { content: BusinessPage }) {
  return (
    <>
      <SiteBoard banner={content.banner} board={content.board} />
      <Purpose overview={content.overview} side="end">
        <WorkingDay head={content.featuresHead} features={content.features} board={content.board} />
      </Purpose>
      <Connections {...content.connections} />
      <Practice {...content} />
    </>
  );
}
