/* Parts that the inbox's pages share. They work without scripts; what a visitor wrote is always escaped. */
import type { ClockJump } from './clock.ts';
import type { Config } from './config.ts';
import { nameOf } from './fields.ts';
import type { EnquiryFilter } from './filters.ts';
import { type Html, html } from './pages.ts';
import type { Rules } from './rules.ts';
import type { StoredEnquiry } from './store.ts';

export interface InboxView {
  all: StoredEnquiry[];
  list: StoredEnquiry[];
  page: number;
  shown: EnquiryFilter;
  find: string;
  open: StoredEnquiry | undefined;
  config: Config;
  keepMonths: number | undefined;
  labels: Rules['labels'];
  /** The machine's date is in doubt. */
  jump: ClockJump | undefined;
  /** The port of the owner's editor, if the inbox was opened from there. */
  editor: string;
}

export const head = html`<link rel="stylesheet" href="/inbox.css">`;
export const titleOf = (one: StoredEnquiry) => nameOf(one) || one.fields.email || 'No name given';

export const dayOf = (time: number) => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long' });
export const hourOf = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
export const isToday = (time: number) => dayOf(time) === dayOf(Date.now());
export const when = (time: number) =>
  isToday(time) ? `today, ${hourOf(time)}` : `${dayOf(time)}, ${hourOf(time)}`;

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;
export const enquiries = (count: number) => counted(count, 'enquiry', 'enquiries');

export const act = (one: StoredEnquiry, name: string, label: string, look = '') =>
  html`<form method="post" action="/enquiry/${one.id}/${name}"><button class="${look}">${label}</button></form>`;

export const notice = (heading: string, text: string, more: Html | '' = '') =>
  html`<aside class="notice"><h2>${heading}</h2><p>${text}</p>${more}</aside>`;

/** With the editor's port, links to its other pages. */
export const bar = (editor: string) => {
  const to = (place: string, label: string) =>
    html`<a href="http://127.0.0.1:${editor}/editor/desk/${place}">${label}</a>`;
  const others = editor && [
    to('drafts', 'Drafts'),
    to('history', 'History'),
    to('pictures', 'Pictures'),
    to('addresses', 'Addresses'),
  ];
  return html`<header class="bar"><a class="brand" href="/">Inbox</a>
  ${others && html`<nav aria-label="Editor">${others}<a href="/" aria-current="page">Inbox</a></nav>`}
  <form method="post" action="/sign-out"><button class="on-ink">Sign out</button></form></header>`;
};

/** What still has to happen before the enquiry has reached its owner. */
export function warningOf({ state, nextTry, tries }: StoredEnquiry): string {
  if (state === 'held') return 'Suspected spam, not sent to your mailbox';
  if (state === 'unsure' || state === 'noticed') return 'May not have reached your mailbox';
  if (state === 'queued')
    return tries.length > 0 ? `Not delivered yet, next attempt ${when(nextTry)}` : 'Being sent';
  return '';
}
