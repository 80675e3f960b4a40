import type { ProductPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: ProductPage }) {
  return <Banner {...content.banner} />;
}
