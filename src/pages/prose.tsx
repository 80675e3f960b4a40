import type { ProsePage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: ProsePage }) {
  return <Banner {...content.banner} />;
}
