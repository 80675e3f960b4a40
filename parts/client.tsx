/* Hydrates a group of parts rendered by the server. */
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Group } from './gallery.tsx';

/** Marks the page as hydrated like the site does, for tests. */
function Hydrated({ group }: { group: string }) {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return <Group group={group} />;
}

// Like the site's first script, which shows controls that need scripts.
document.documentElement.classList.add('js');
const root = document.getElementById('root');
const group = location.pathname.split('/').at(-1) ?? '';
if (root) hydrateRoot(root, <Hydrated group={group} />);
