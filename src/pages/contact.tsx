import type { ContactPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: ContactPage }) {
  return <Banner {...content.banner} />;
}
