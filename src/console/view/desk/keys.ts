/* Single-key shortcuts. They work only while the focus is in the desk, and can be switched off. */
import { useEffect } from 'react';
import type { DeskWords } from '../../../content/desk.ts';
import { readStored, writeStored } from '../../../ui/storage.ts';
import { decisionShape } from '../decision/decision-shape.ts';
import { nextWaiting } from '../decision/next-waiting.ts';
import { callAct } from '../messages/call-act.ts';
import type { ViewId } from '../state/desk-state.ts';
import type { DeskStore } from '../state/desk-store.ts';

const stored = 'console-keys';
const views: Record<string, ViewId> = { m: 'map', l: 'list', v: 'video', r: 'reports' };

/** Also in memory: with storage blocked, the choice lasts as long as the page. */
let chosen: boolean | undefined;

export function keysAreOn(): boolean {
  chosen ??= readStored(stored, ['on', 'off']) !== 'off';
  return chosen;
}

export function switchKeys(on: boolean): void {
  chosen = on;
  writeStored(stored, on ? 'on' : 'off');
}

/** Listens on the desk's element, not the document. */
export function useKeys(element: HTMLElement | null, store: DeskStore, words: DeskWords): void {
  useEffect(() => {
    if (!element) return;
    const press = keyListener(store, words);
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [element, store, words]);
}

/** `G` is a prefix for the next letter. */
export function keyListener(store: DeskStore, words: DeskWords): (event: KeyboardEvent) => void {
  let afterG = false;
  return (event) => {
    // Key repeat must not answer the next question.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const typing = target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
    if (typing || store.snapshot().panel || !keysAreOn()) return;
    const key = event.key.toLowerCase();
    const goes = afterG ? views[key] : undefined;
    afterG = key === 'g';
    if (goes) store.show(goes);
    else if (!act(key, target, store, words)) return;
    event.preventDefault();
  };
}

/** Returns whether the key was handled. */
function act(key: string, target: HTMLElement, store: DeskStore, words: DeskWords): boolean {
  const desk = store.snapshot();
  if (key === '/') {
    store.show('list');
    // The search field exists once the list has rendered.
    requestAnimationFrame(() => document.getElementById('desk-find')?.focus());
    return true;
  }
  if (key === 'q') {
    const question = document.querySelector('[aria-labelledby="desk-question"]');
    question?.querySelector<HTMLElement>('button, input')?.focus();
    // In a low window the browser would scroll to the answer and leave its question out of view.
    question?.scrollIntoView({ block: 'nearest' });
    return true;
  }
  if (key === '0') {
    store.set({ zoomedIn: false });
    return true;
  }
  if (key === '?') {
    store.open({ kind: 'keys' });
    return true;
  }
  if (store.second) return false;
  if (key === 'n') {
    const next = nextWaiting(desk);
    if (next) store.choose(next);
    return next !== undefined;
  }
  if (key === 'p') {
    const act = callAct(desk.shift);
    if (act) store.act(act);
    return act !== undefined;
  }
  if (!store.follows && clockKey(key, target, store)) return true;
  const shape = decisionShape(desk.shift, desk.chosen, words);
  const choice = [shape.yes, shape.no].find((one) => one?.key?.toLowerCase() === key);
  if (!choice || !shape.waits || desk.asking !== 'decision') return false;
  store.answer(choice.action);
  return true;
}

function clockKey(key: string, target: HTMLElement, store: DeskStore): boolean {
  // On a focused button the space bar presses it.
  if (key === ' ' && !target.matches('button, a, summary, label, input')) store.toggle();
  else if (key === '1') store.go(1);
  else if (key === '4') store.go(4);
  else if (key === '6') store.go(16);
  else if (key === '.') store.step();
  else return false;
  return true;
}
