/* The inbox's pages: the list beside one enquiry, two confirmations, and the sign-in. */
import { type EnquiryFilter, filters, isDeletedSoon, matching } from './filters.ts';
import { enquiryDetail } from './inbox-enquiry.ts';
import {
  act,
  bar,
  dayOf,
  enquiries,
  head,
  hourOf,
  type InboxView,
  isToday,
  notice,
  titleOf,
  warningOf,
} from './inbox-parts.ts';
import { type Html, html, htmlPage } from './pages.ts';
import { deletionTime } from './retention.ts';
import type { StoredEnquiry } from './store.ts';

/** A flood of enquiries must not make a page that no browser can show. */
const perPage = 100;

const query = ({ shown, find }: InboxView, more = {}) =>
  `?${new URLSearchParams({ show: shown, find, ...more })}`;

const hourglass = html`<svg viewBox="0 0 12 16"><path d="M1 1h10M1 15h10M2 1v3l4 4 4-4V1M2 15v-3l4-4 4 4v3"/></svg>`;

export function inboxPage(view: InboxView): string {
  const { open } = view;
  const body = html`${bar(view.editor)}<main class="${open ? 'has-open' : ''}">
    ${open ? html`<p class="title wide">Enquiries</p>` : html`<h1 class="title">Enquiries</h1>`}${dateInDoubt(view)}${controls(view)}
    <div class="columns">${list(view)}${open ? enquiryDetail(open, view) : nothingOpen(view)}</div>${foot(view)}</main>`;
  return htmlPage(open ? `${titleOf(open)}, Inbox` : 'Inbox', head, body);
}

function dateInDoubt({ jump, all, keepMonths }: InboxView): Html | '' {
  if (!jump || keepMonths === undefined) return '';
  const due = all.filter((one) => (deletionTime(one, keepMonths) ?? Number.POSITIVE_INFINITY) < jump.to);
  const today = dayOf(Date.now());
  return notice(
    `Is today ${today}?`,
    `The date of the computer that runs this service changed from ${dayOf(jump.from)} to ${dayOf(jump.to)}. Nothing is deleted until the date is right again or you confirm it. Then ${enquiries(due.length)} will be deleted within the hour.`,
    html`<form method="post" action="/confirm-date"><input type="hidden" name="today" value="${today}"><button>Yes, today is ${today}</button></form>`,
  );
}

function controls(view: InboxView): Html {
  const { all, shown, find, keepMonths } = view;
  const tabs = (Object.keys(filters) as EnquiryFilter[]).map((name) => {
    const count = matching(all, name, '', keepMonths).length;
    if (count === 0 && name !== 'all' && name !== shown) return '';
    const current = name === shown ? html` aria-current="page"` : '';
    return html`<a href="/${query({ ...view, find: '', shown: name })}"${current}>${filters[name].label} <b>${count}</b></a>`;
  });
  return html`<div class="controls"><nav aria-label="Show">${tabs}</nav>
    <form role="search"><input type="hidden" name="show" value="${shown}">
      <input type="search" name="find" value="${find}" aria-label="Search enquiries" placeholder="Name or words">
      <button>Search</button></form>
    <a class="button" href="/export.csv${query(view)}">Export</a>
    ${shown === 'held' && view.list.length > 0 && html`<a class="button" href="/delete-spam">Delete all spam…</a>`}</div>`;
}

function list(view: InboxView): Html {
  const { open, find, page } = view;
  if (view.list.length === 0)
    return html`<p class="empty">${find ? `No matches for ‘${find}’` : 'No enquiries'}</p>`;
  const items = view.list.slice((page - 1) * perPage, page * perPage).map((one) => {
    const mark = markOf(one);
    const current = one.id === open?.id && html` aria-current="true"`;
    return html`<li><a href="/enquiry/${one.id}${query(view, page > 1 ? { page } : {})}"${current} class="${mark.look}">
      <span class="mark" aria-hidden="true">${mark.sign}</span><span class="sr">${mark.label}: </span>
      <strong>${titleOf(one)}</strong> <time>${isToday(one.received) ? hourOf(one.received) : dayOf(one.received)}</time>
      <span class="excerpt">${(one.fields.message || 'Query list').slice(0, 140)}</span>
      ${warningOf(one) && html`<em>${warningOf(one)}</em>`}</a></li>`;
  });
  return html`<div><ul class="list">${items}</ul>${pager(view)}</div>`;
}

function pager(view: InboxView): Html | '' {
  const { list, page } = view;
  const last = Math.ceil(list.length / perPage);
  if (last < 2) return '';
  const to = (number: number, label: string) =>
    number >= 1 &&
    number <= last &&
    html`<a class="button" href="/${query(view, { page: number })}">${label}</a>`;
  return html`<nav class="pager" aria-label="Pages">${to(page - 1, 'Newer')}<span>Page ${page} of ${last}</span>${to(page + 1, 'Older')}</nav>`;
}

function markOf(one: StoredEnquiry) {
  if (one.answered !== null) return { sign: '✓', label: 'Answered', look: 'answered' };
  if (warningOf(one)) return { sign: hourglass, label: 'Waiting', look: 'waiting' };
  if (one.read === null) return { sign: html`<i class="full"></i>`, label: 'New', look: 'new' };
  return { sign: html`<i></i>`, label: 'Read', look: 'read' };
}

const nothingOpen = ({ all }: InboxView) =>
  html`<section class="open wide"><p>${all.length > 0 ? 'Select an enquiry to read it.' : 'Enquiries appear here.'}</p></section>`;

function foot({ all, keepMonths }: InboxView): Html {
  if (keepMonths === undefined)
    return html`<p class="keep wide">Enquiries are not deleted automatically. Set a time in <code>src/content/company/enquiries.ts</code>; the form and the privacy policy then state it.</p>`;
  const next = all.filter((one) => isDeletedSoon(one, keepMonths)).length;
  return html`<p class="keep wide">Enquiries are deleted automatically ${keepMonths} months after they arrived, as the privacy policy says. In the next month: ${enquiries(next)}. ${next > 0 && html`<a href="/?show=deleting">Show</a>`}</p>`;
}

export function deletePage(one: StoredEnquiry, editor: string): string {
  const body = html`${bar(editor)}<main><aside class="notice stop"><h1>Delete the enquiry from ${titleOf(one)}?</h1>
    <p>This deletes it permanently from the inbox. E-mails already delivered stay in your mailbox.</p>
    <footer>${act(one, 'delete', 'Delete permanently', 'stop')}<a class="button" href="/enquiry/${one.id}">Cancel</a></footer></aside></main>`;
  return htmlPage('Delete, Inbox', head, body);
}

export function deleteSpamPage(held: StoredEnquiry[], editor: string): string {
  const newest = Math.max(0, ...held.slice(0, 1).map(({ received }) => received));
  const body = html`${bar(editor)}<main><aside class="notice stop"><h1>Delete ${enquiries(held.length)} suspected of being spam?</h1>
    <p>This deletes them permanently. They were never sent to your mailbox.</p>
    <footer><form method="post" action="/delete-spam"><input type="hidden" name="newest" value="${newest}"><button class="stop">Delete permanently</button></form>
    <a class="button" href="/?show=held">Cancel</a></footer></aside></main>`;
  return htmlPage('Delete spam, Inbox', head, body);
}

interface SignIn {
  editor?: string;
  isWrong?: boolean;
  /** Seconds until the next guess. */
  wait?: number;
}

export function signInPage({ editor = '', isWrong = false, wait = 0 }: SignIn): string {
  const refusal =
    wait > 0 ? `Too many wrong tokens. Try again in ${wait} seconds.` : isWrong ? 'Wrong token.' : '';
  const body = html`<header class="bar"><span class="brand">Inbox</span></header><main>
    <form class="sign-in" method="post" action="/sign-in"><h1>Sign in to the inbox</h1>
    ${refusal && html`<p class="refused" role="alert">${refusal}</p>`}<input type="hidden" name="editor" value="${editor}">
    <label for="token">Token</label><input id="token" name="token" type="password" autocomplete="current-password" autofocus>
    <p>It is printed when the service starts, unless INBOX_TOKEN is set.</p><button class="next">Sign in</button></form></main>`;
  return htmlPage('Inbox', head, body);
}
