/* The desk's pages. They work without scripts; what a visitor wrote is always escaped. */
import type { Config } from './config.ts';
import { type EnquiryFilter, filters, isErasedSoon, matching } from './filters.ts';
import { nameOf } from './mail.ts';
import { type Html, html, htmlPage } from './pages.ts';
import { keepChoices, monthsFrom, type StoredEnquiry } from './store.ts';

export interface InboxView {
  all: StoredEnquiry[];
  list: StoredEnquiry[];
  shown: EnquiryFilter;
  find: string;
  open: StoredEnquiry | undefined;
  config: Config;
  keepMonths: number;
  /** The port of the owner's editor, if the desk was opened from there. */
  editor: string;
}

const head = html`<link rel="stylesheet" href="/desk.css">`;
const title = (one: StoredEnquiry) => nameOf(one) || one.fields.email || 'No name given';
const day = (time: number) => new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long' });
const hour = (time: number) =>
  new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
const when = (time: number) =>
  day(time) === day(Date.now()) ? `today ${hour(time)}` : `${day(time)}, ${hour(time)}`;
const query = ({ shown, find }: InboxView, more = {}) =>
  `?${new URLSearchParams({ show: shown, find, ...more })}`;
const act = (one: StoredEnquiry, name: string, label: string, look = '') =>
  html`<form method="post" action="/enquiry/${one.id}/${name}"><button class="${look}">${label}</button></form>`;

const hourglass = html`<svg viewBox="0 0 12 16"><path d="M1 1h10M1 15h10M2 1v3l4 4 4-4V1M2 15v-3l4-4 4 4v3"/></svg>`;

/** With the editor's port, the other parts of its desk and the way back to the page. */
const bar = (editor: string) => {
  const to = (place: string, label: string) =>
    html`<a href="http://127.0.0.1:${editor}/editor/desk/${place}">${label}</a>`;
  const others = editor && [
    to('drafts', 'Drafts'),
    to('history', 'History'),
    to('pictures', 'Pictures'),
    to('addresses', 'Addresses'),
  ];
  return html`<header class="bar"><a class="brand" href="/">${editor ? 'Desk' : 'Enquiries'}</a>
  ${others && html`<nav aria-label="Desk">${others}<a href="/" aria-current="page">Enquiries</a></nav>`}
  <form method="post" action="/sign-out"><button class="on-ink">Sign out</button></form></header>`;
};

export function deskPage(view: InboxView): string {
  const { open } = view;
  const body = html`${bar(view.editor)}<main class="${open ? 'has-open' : ''}">
    ${open ? html`<p class="title wide">Enquiries</p>` : html`<h1 class="title">Enquiries</h1>`}${controls(view)}
    <div class="columns">${list(view)}${open ? detail(open, view) : nothingOpen(view)}</div>${foot(view)}</main>`;
  return htmlPage(open ? `${title(open)}, Enquiries` : 'Enquiries', head, body);
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
      <input type="search" name="find" value="${find}" aria-label="Find a name or words" placeholder="Find a name or words">
      <button>Find</button></form>
    <a class="button" href="/export.csv${query(view)}">Export</a></div>`;
}

function list(view: InboxView): Html {
  const { open, find } = view;
  if (view.list.length === 0)
    return html`<p class="empty">${find ? `Nothing has the words ‘${find}’.` : 'No enquiries yet.'}</p>`;
  const items = view.list.map((one) => {
    const mark = markOf(one);
    const current = one.id === open?.id && html` aria-current="true"`;
    return html`<li><a href="/enquiry/${one.id}${query(view)}"${current} class="${mark.look}">
      <span class="mark" aria-hidden="true">${mark.sign}</span><span class="sr">${mark.label}: </span>
      <strong>${title(one)}</strong> <time>${day(one.received) === day(Date.now()) ? hour(one.received) : day(one.received)}</time>
      <span class="excerpt">${(one.fields.message || 'Query list').slice(0, 140)}</span>
      ${warning(one) && html`<em>${warning(one)}</em>`}</a></li>`;
  });
  return html`<ul class="list">${items}</ul>`;
}

function markOf(one: StoredEnquiry) {
  if (one.answered !== null) return { sign: '✓', label: 'Answered', look: 'answered' };
  if (warning(one)) return { sign: hourglass, label: 'Waiting', look: 'waiting' };
  if (one.read === null) return { sign: html`<i class="full"></i>`, label: 'New', look: 'new' };
  return { sign: html`<i></i>`, label: 'Read', look: 'read' };
}

function warning({ state, nextTry, tries }: StoredEnquiry): string {
  if (state === 'held') return 'Held: looks like a machine';
  if (state === 'unsure' || state === 'noticed') return 'May not have reached you';
  if (state === 'queued')
    return tries.length > 0 ? `Not delivered yet, next try ${when(nextTry)}` : 'On its way';
  return '';
}

const nothingOpen = ({ all }: InboxView) =>
  html`<section class="open wide"><p>${all.length > 0 ? 'Choose an enquiry to read it.' : 'What visitors send comes here.'}</p></section>`;

function detail(one: StoredEnquiry, { keepMonths, config }: InboxView): Html {
  const { email, phone, message, queries, clauses } = one.fields;
  // The cut may leave half an emoji, which cannot be encoded.
  const quoted = `\n\n${message.replace(/^/gm, '> ').slice(0, 1500).toWellFormed()}`;
  const reply = `mailto:${encodeURIComponent(email)}?${`subject=${encodeURIComponent(`Your enquiry`)}&body=${encodeURIComponent(quoted)}`}`;
  const facts: [string, string | Html][] = [
    ['E-mail', email],
    ['Phone', phone],
    ['Came', when(one.received)],
    ['Delivered', one.delivered ? `${when(one.delivered)}, to ${config.mailTo}` : ''],
    ['Answered', one.answered ? when(one.answered) : ''],
    [
      'Is erased',
      one.state === 'queued'
        ? 'after it is delivered'
        : `${day(monthsFrom(one.received, keepMonths))}, by your rule`,
    ],
  ];
  return html`<article class="open"><a class="back" href="/">All enquiries</a>
    <header><div><h1>${title(one)}</h1><p>${queries ? 'Query list from the requirement check' : 'Message from the contact form'}</p></div>
      <a class="button" href="/enquiry/${one.id}/erase">Erase…</a></header>
    ${state(one)}
    <div class="message">${message}</div>${queries && queryTable(queries, clauses)}
    <dl>${facts.filter(([, value]) => value).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <form class="note" method="post" action="/enquiry/${one.id}/note"><label for="note">Note, seen only here</label>
      <textarea id="note" name="note" rows="2" maxlength="2000">${one.note}</textarea><button>Keep note</button></form>
    <footer>${email && html`<a class="button next" href="${reply}">Answer by e-mail</a>`}
      ${one.answered === null ? act(one, 'answered', 'Mark as answered') : act(one, 'not-answered', 'Not answered after all')}
      ${phone && html`<a class="button" href="tel:${phone.replace(/[^\d+]/g, '')}">Call</a>`}</footer></article>`;
}

function state(one: StoredEnquiry): Html | '' {
  if (one.state === 'held')
    return note(
      'Held',
      'It was filled in faster than a person can, or a field no one sees was filled. It was not sent to your mailbox.',
      act(one, 'try', 'Send it to my mailbox'),
    );
  if (one.state === 'unsure' || one.state === 'noticed')
    return note(
      'May not have reached you',
      'The service was stopped while it handed this over. Look in your mailbox first: sending again may bring a second copy.',
      act(one, 'try', 'Send again'),
    );
  if (one.state !== 'queued' || one.tries.length === 0) return '';
  const times = [
    ...one.tries.map((time) => html`<li>${hour(time)}</li>`),
    html`<li class="coming">${when(one.nextTry)}</li>`,
  ];
  return note(
    'Not delivered yet',
    'Your mail server did not take it. The enquiry is safe here and is sent once, never twice.',
    html`<ol class="tries">${times}</ol>${act(one, 'try', 'Try now', 'next')}`,
  );
}

const note = (heading: string, text: string, more: Html) =>
  html`<aside class="notice"><h2>${heading}</h2><p>${text}</p>${more}</aside>`;

function queryTable(queries: string, clauses: string): Html {
  const rows = queries.split('\n').map(
    (line) =>
      html`<tr>${line
        .split('\t')
        .slice(0, 3)
        .map((cell) => html`<td>${cell}</td>`)}</tr>`,
  );
  return html`<p class="totals"><b>${rows.length}</b> queries${clauses && html` from <b>${clauses}</b> clauses`}</p><table>${rows}</table>`;
}

function foot({ all, keepMonths }: InboxView): Html {
  const options = keepChoices.map(
    (months) =>
      html`<option value="${months}"${months === keepMonths && html` selected`}>${months} months</option>`,
  );
  const next = all.filter((one) => isErasedSoon(one, keepMonths)).length;
  return html`<form class="keep wide" method="post" action="/keep"><label for="months">Erase after</label>
    <select id="months" name="months">${options}</select><button>Keep this rule</button>
    <p>Then each enquiry goes by itself. In the next month: ${next}. <a href="/?show=erasing">See which</a></p></form>`;
}

export function erasePage(one: StoredEnquiry, editor: string): string {
  const body = html`${bar(editor)}<main><aside class="notice stop"><h1>Erase the enquiry of ${title(one)}?</h1>
    <p>It goes from here for good and cannot be brought back. Mails already delivered stay in your mailbox.</p>
    <footer>${act(one, 'erase', 'Erase it', 'stop')}<a class="button" href="/enquiry/${one.id}">Keep it</a></footer></aside></main>`;
  return htmlPage('Erase, Enquiries', head, body);
}

export function signInPage(isWrong: boolean): string {
  const refusal = isWrong && html`<p class="refused" role="alert">This is not the desk’s token.</p>`;
  const body = html`<header class="bar"><span class="brand">Enquiries</span></header><main>
    <form class="sign-in" method="post" action="/sign-in"><h1>Open the desk</h1>${refusal}
    <label for="token">Token</label><input id="token" name="token" type="password" autocomplete="current-password" autofocus>
    <p>The service says it when it starts, or it is DESK_TOKEN in its settings.</p><button class="next">Open</button></form></main>`;
  return htmlPage('Enquiries', head, body);
}
