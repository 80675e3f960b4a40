import type { SafetyPage } from '../content/solutions/schema.ts';
import { Overview } from '../sections/shared/overview.tsx';
import { LedgerRow } from '../sections/shared/restraint/ledger-row.tsx';
import { rowOf } from '../sections/shared/restraint/row-of.ts';
import { DrawnCards } from '../sections/solution/drawn-cards.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';
import { WatchStrip } from '../sections/solution/watches/watch-strip.tsx';
import { Watches } from '../sections/solution/watches/watches.tsx';

export default function Page({ content }: { content: SafetyPage }) {
  const { banner, instrument, overview, cardsHead, cards, restraint, products } = content;
  return (
    <>
      <Watches banner={banner} content={instrument} cards={cards} />
      <DrawnCards
        head={cardsHead}
        cards={cards}
        drawings={cards.map(({ title }, watch) => (
          <WatchStrip key={title} content={instrument} watch={watch} />
        ))}
      />
      <Overview {...overview} look="cells" />
      {restraint && <LedgerRow {...rowOf(restraint)} />}
      <ProductLinks {...products} />
    </>
  );
}
