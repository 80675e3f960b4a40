import { Icon } from '../../../ui/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import { type ViewId, viewIds } from '../state/desk-state.ts';
import css from './view-tabs.module.css';

const icons = { map: 'map', list: 'list', video: 'video', reports: 'file-text' } as const;

/** The four views. Links in a list rather than tabs, because each view is a large page. */
export function ViewTabs({ className, below = false }: { className?: string | undefined; below?: boolean }) {
  const { store, desk, words } = useDesk();
  const choose = (view: ViewId) => store.show(view);
  return (
    <nav className={`${below ? css.below : css.views} ${className ?? ''}`} aria-label={words.viewsLabel}>
      {viewIds.map((view) => (
        <button
          key={view}
          type="button"
          className={css.view}
          aria-current={desk.view === view ? 'page' : undefined}
          onClick={() => choose(view)}
        >
          <Icon name={icons[view]} size={20} />
          {words.views[view]}
        </button>
      ))}
    </nav>
  );
}
