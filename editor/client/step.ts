/* A write requested by this tab. Until the response arrives, change notifications are taken to be its own. */
import { request } from './request.ts';

let underWay = 0;

export const isStepping = () => underWay > 0;

/** Shows what is being done, with a way to stop it; an empty sentence once it has ended. */
type ShowSlow = (doing: string, stop?: () => void) => void;

let showSlow: ShowSlow = () => {};

export function showSlowSteps(show: ShowSlow): void {
  showSlow = show;
}

/** Milliseconds after which a save shows its progress. */
const patience = 250;
const doing: Record<string, string> = {
  undo: 'Undoing…',
  redo: 'Redoing…',
  'change-address': 'Changing the address…',
  'add-picture': 'Adding the picture…',
  'remove-picture': 'Removing the picture…',
};

/** The caller that passes a `signal` shows the progress and can abort. */
export async function postStep<Result>(
  name: string,
  body: object = {},
  signal?: AbortSignal,
): Promise<Result> {
  const stop = new AbortController();
  let isShown = false;
  const slow = setTimeout(() => {
    if (signal) return;
    isShown = true;
    showSlow(doing[name] ?? 'Saving…', () => stop.abort());
  }, patience);
  underWay += 1;
  try {
    return await request<Result>(name, body, signal ?? stop.signal);
  } finally {
    clearTimeout(slow);
    if (isShown) showSlow('');
    underWay -= 1;
  }
}
