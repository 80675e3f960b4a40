import { type ComponentPropsWithoutRef, use } from 'react';
import type { Href } from '../content/schema.ts';
import { Addresses } from './addresses.ts';

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  href: Href;
}

/** A plain anchor with a typed address; the site's navigation listens to the document, not to links. */
export function Link({ href, children, ...rest }: LinkProps) {
  const { path, language, note } = use(Addresses)(href);
  const external = href.startsWith('https:');
  return (
    <a href={encodeURI(path)} hrefLang={language} rel={external ? 'noopener' : undefined} {...rest}>
      {children}
      {note && (
        <>
          {'\u00a0'}
          <span className="foreign">{note}</span>
        </>
      )}
    </a>
  );
}
