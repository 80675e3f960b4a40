/* Brings a group of parts to life after the server has rendered it. */
import { hydrateRoot } from 'react-dom/client';
import { Group } from './gallery.tsx';

const root = document.getElementById('root');
const group = location.pathname.split('/').at(-1) ?? '';
if (root) hydrateRoot(root, <Group group={group} />);
