import type { ServicesPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function Page({ content }: { content: ServicesPage }) {
  return <Banner {...content.banner} />;
}
