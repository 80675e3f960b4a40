/* Keyboard shortcuts of the list. Letters and digits act only outside text fields, and can be switched off. */
import type { KeyboardEvent } from 'react';
import { assessments } from '../review.ts';
import type { RowActs } from './result-row.tsx';
import type { IndexedRow } from './use-list-view.ts';

/** Rows of the previous view are still there until removed. */
const group = 'tbody:not([hidden])';

interface ListKeys extends RowActs {
  shown: IndexedRow[];
  all: IndexedRow[];
  opened: number | undefined;
  singleKeys: boolean;
  onFind: () => void;
}

export function answerKey(event: KeyboardEvent<HTMLElement>, keys: ListKeys): void {
  const { shown, all, opened, singleKeys, open, assess, onFind } = keys;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && opened !== undefined) {
    open(undefined);
    focusRow(event.currentTarget, opened);
    return;
  }
  if ((event.target as HTMLElement).closest('textarea, select, input')) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(`${group} th button`)];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const place = buttons.indexOf(event.target as HTMLElement);
    const next = buttons[place < 0 ? 0 : place + step];
    if (place >= 0 || opened === undefined) {
      next?.focus();
      event.preventDefault();
    }
    return;
  }
  if (!singleKeys) return;
  if (event.key === '/') {
    event.preventDefault();
    onFind();
  } else if (/^n$/i.test(event.key)) {
    const from = opened ?? Number((event.target as HTMLElement).closest('tr')?.dataset.at ?? -1);
    const next =
      all.find(({ row, at }) => at > from && row.finding === 'nothing') ??
      shown.find(({ row }) => row.finding === 'nothing');
    if (next) open(next.at);
  } else if (opened !== undefined && /^[0-5]$/.test(event.key)) {
    assess(opened, assessments[Number(event.key) - 1]);
  }
}

function focusRow(list: HTMLElement, at: number): void {
  list.querySelector<HTMLElement>(`${group} tr[data-at="${at}"] th button`)?.focus();
}
