import type { CityPage } from '../content/solutions/schema.ts';
import { Overview } from '../sections/shared/overview.tsx';
import { AreaStrip } from '../sections/solution/burst/area-strip.tsx';
import { Burst } from '../sections/solution/burst/burst.tsx';
import { stripsNote } from '../sections/solution/burst/strips-note.ts';
import { DrawnCards } from '../sections/solution/drawn-cards.tsx';
import { ProductLinks } from '../sections/solution/product-links.tsx';

export default function Page({ content }: { content: CityPage }) {
  const { banner, instrument, overview, cardsHead, cards, products } = content;
  return (
    <>
      <Burst banner={banner} content={instrument} />
      <DrawnCards
        head={cardsHead}
        note={stripsNote(instrument)}
        cards={cards}
        drawings={instrument.areas.map((area) => (
          <AreaStrip key={area.status} content={instrument} area={area} />
        ))}
      />
      <Overview {...overview} look="cells" />
      <ProductLinks {...products} />
    </>
  );
}
