/* Brings a group of parts to life after the server has rendered it. */
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Group } from './gallery.tsx';

/** Marks the page as the site's own are marked, for tests. */
function Hydrated({ group }: { group: string }) {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return <Group group={group} />;
}

// As the site's first script does: controls are hidden where no script can answer.
document.documentElement.classList.add('js');
const root = document.getElementById('root');
const group = location.pathname.split('/').at(-1) ?? '';
if (root) hydrateRoot(root, <Hydrated group={group} />);
