/* The name of a page. A translated page is named in a script that the desk's typeface lacks. */
import { editions } from '../../src/content/editions.ts';

const others = editions.slice(1).map((edition) => ({
  ...edition,
  letters: new RegExp(`\\p{Script=${edition.script}}`, 'u'),
}));

export function PageName({ children: name }: { children: string }) {
  const edition = others.find(({ letters }) => letters.test(name));
  if (!edition) return name;
  return (
    <bdi className="editor-other-script" lang={edition.tag} dir={edition.direction}>
      {name}
    </bdi>
  );
}
