import type { NotFoundPage } from '../content/schema.ts';
import { Banner } from '../sections/banner.tsx';

export default function NotFound({ content }: { content: NotFoundPage }) {
  return <Banner {...content.banner} />;
}
