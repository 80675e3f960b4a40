import { Icon } from '../../../ui/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import css from './second-screen-button.module.css';

/** Opens the list first, then the video in a third window; the map stays in this one. */
export function SecondScreenButton({ className }: { className?: string | undefined }) {
  const { store, desk, words } = useDesk();
  if (store.follows) return null;
  const label = desk.openViews.length === 0 ? words.second.open : words.second.third;
  return (
    <button
      type="button"
      className={`${css.button} ${className ?? ''}`}
      onClick={() => store.openView(desk.openViews.includes('list') ? 'video' : 'list')}
    >
      <Icon name="monitor-up" size={18} />
      <span>{label}</span>
    </button>
  );
}
