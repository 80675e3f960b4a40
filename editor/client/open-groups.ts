/* Which groups of the panel are open, and how far it is scrolled: a save reloads the page, and must not close them. */
const [groupsKey, scrollKey] = ['editor-open', 'editor-scroll'];

const groups = new Map<string, boolean>(JSON.parse(sessionStorage.getItem(groupsKey) ?? '[]'));

export const isOpen = (group: string) => groups.get(group);

export function rememberOpen(group: string, open: boolean): void {
  groups.set(group, open);
  sessionStorage.setItem(groupsKey, JSON.stringify([...groups]));
}

export const rememberScroll = ({ scrollTop }: Element) =>
  sessionStorage.setItem(scrollKey, String(scrollTop));

export const scrolledTo = () => Number(sessionStorage.getItem(scrollKey));
