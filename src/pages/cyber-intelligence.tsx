import type { CyberPage } from '../content/solutions/schema.ts';
import { LedgerRow } from '../sections/shared/restraint/ledger-row.tsx';
import { Chain } from '../sections/solution/chain/chain.tsx';
import { FilledChain } from '../sections/solution/chain/filled-chain.tsx';
import { sourceDrawings } from '../sections/solution/chain/source-drawings.tsx';
import { DrawnCards } from '../sections/solution/drawn-cards.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';

export default function Page({ content }: { content: CyberPage }) {
  const { banner, instrument, overview, cardsHead, cards, query, products } = content;
  return (
    <>
      <Chain banner={banner} content={instrument} cards={cards} />
      <FilledChain overview={overview} content={instrument} />
      <DrawnCards head={cardsHead} cards={cards} drawings={sourceDrawings(instrument)} />
      <LedgerRow {...query} />
      <ProductLinks {...products} />
    </>
  );
}
