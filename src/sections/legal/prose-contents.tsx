import type { ProseSection } from '../../content/legal/schema.ts';
import { useSectionInView } from '../../ui/use-section-in-view.ts';
import css from './prose-contents.module.css';

interface ProseContentsProps {
  title: string;
  sections: ProseSection[];
}

/** The numbered table of contents; sticky on wide screens, with the current section marked. */
export function ProseContents({ title, sections }: ProseContentsProps) {
  const inView = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={css.contents} data-screen="" aria-label={title}>
      <p className="label" aria-hidden="true">
        {title}
      </p>
      <ol className={css.list}>
        {sections.map(({ id, title: name }) => (
          <li key={id} className={css.item}>
            <a className={css.link} href={`#${id}`} aria-current={inView === id ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
