/* Remembers the panel's open groups and scroll position, since a save reloads the page. */
const [groupsKey, scrollKey] = ['editor-open', 'editor-scroll'];

const groups = new Map<string, boolean>(JSON.parse(sessionStorage.getItem(groupsKey) ?? '[]'));

export const isGroupOpen = (group: string) => groups.get(group);

export function rememberOpen(group: string, open: boolean): void {
  groups.set(group, open);
  sessionStorage.setItem(groupsKey, JSON.stringify([...groups]));
}

export const rememberScroll = ({ scrollTop }: Element) =>
  sessionStorage.setItem(scrollKey, String(scrollTop));

export const scrolledTo = () => Number(sessionStorage.getItem(scrollKey));
