import type { BusinessPage } from '../content/products/schema.ts';
import { CaseReference } from '../sections/products/case-reference.tsx';
import { Connections } from '../sections/products/connections.tsx';
import { Operation } from '../sections/products/operation.tsx';
import { SiteBoard } from '../sections/products/site-board/site-board.tsx';
import { WorkingDay } from '../sections/products/site-board/working-day.tsx';
import { Overview } from '../sections/shared/overview.tsx';

export default function Page({ content }: { content: BusinessPage }) {
  return (
    <>
      <SiteBoard banner={content.banner} board={content.board} />
      <WorkingDay head={content.featuresHead} features={content.features} board={content.board} />
      <Operation {...content.operation} />
      <Overview {...content.overview} look="strip" />
      <Connections {...content.connections} />
      <CaseReference {...content.caseReference} look="band" />
    </>
  );
}
