import type { HomePage } from '../content/schema.ts';

export default function Home({ content }: { content: HomePage }) {
  return (
    <div className="on-ink">
      <h1 tabIndex={-1}>{content.head.title}</h1>
    </div>
  );
}
