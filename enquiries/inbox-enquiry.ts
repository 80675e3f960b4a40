/* One enquiry: what was written, what became of it, and what the owner can do. */
import { fields, listedFields } from './fields.ts';
import { act, dayOf, hourOf, type InboxView, notice, titleOf, when } from './inbox-parts.ts';
import { labelOf } from './mail.ts';
import { type Html, html } from './pages.ts';
import { deletionTime } from './retention.ts';
import type { StoredEnquiry } from './store.ts';

export function enquiryDetail(one: StoredEnquiry, view: InboxView): Html {
  const { email, phone, message, queries, clauses } = one.fields;
  // The cut may leave half an emoji, which cannot be encoded.
  const quoted = `\n\n${message.replace(/^/gm, '> ').slice(0, 1500).toWellFormed()}`;
  const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Your enquiry')}&body=${encodeURIComponent(quoted)}`;
  return html`<article class="open"><a class="back" href="/">All enquiries</a>
    <header><div><h1>${titleOf(one)}</h1><p>${queries ? 'Query list from the requirement check' : 'Message from the contact form'}</p></div>
      <a class="button" href="/enquiry/${one.id}/delete">Delete…</a></header>
    ${deliveryOf(one)}
    <div class="message">${message}</div>${queries && queryTable(queries, clauses)}
    <dl>${factsOf(one, view).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <form class="note" method="post" action="/enquiry/${one.id}/note"><label for="note">Internal note</label>
      <textarea id="note" name="note" rows="2" maxlength="2000">${one.note}</textarea><button>Save note</button></form>
    <footer>${email && html`<a class="button next" href="${reply}">Reply by e-mail</a>`}
      ${one.answered === null ? act(one, 'answered', 'Mark as answered') : act(one, 'not-answered', 'Mark as unanswered')}
      ${phone && html`<a class="button" href="tel:${phone.replace(/[^\d+]/g, '')}">Call</a>`}</footer></article>`;
}

function factsOf(one: StoredEnquiry, { config, keepMonths, labels }: InboxView): [string, string][] {
  const deleted = deletionTime(one, keepMonths);
  const facts: [string, string][] = [
    ...listedFields.map((name): [string, string] => [fields[name].label, one.fields[name]]),
    ...one.others.map(([name, value]): [string, string] => [labelOf(name, labels), value]),
    ['Received', when(one.received)],
    ['Delivered', one.delivered ? `${when(one.delivered)}, to ${config.mailTo}` : ''],
    ['Automatic reply', replyOf(one)],
    ['Answered', one.answered ? when(one.answered) : ''],
    ['Will be deleted', deleted === undefined ? keptBy(one, keepMonths) : dayOf(deleted)],
  ];
  return facts.filter(([, value]) => value);
}

function replyOf({ replied, replyProblem }: StoredEnquiry): string {
  if (replyProblem) return `Not sent: ${replyProblem}`;
  return replied ? `Sent ${when(replied)}` : '';
}

function keptBy({ state }: StoredEnquiry, keepMonths: number | undefined): string {
  if (keepMonths === undefined) return '';
  return state === 'held' || state === 'noticed' ? 'After you have read it' : 'After it has been delivered';
}

function deliveryOf(one: StoredEnquiry): Html | '' {
  if (one.state === 'held')
    return notice(
      'Suspected spam',
      'The form was filled in faster than a person can, or a hidden field was filled in. It was not sent to your mailbox.',
      act(one, 'try', 'Send to my mailbox'),
    );
  if (one.state === 'unsure' || one.state === 'noticed')
    return notice(
      'May not have reached your mailbox',
      'The connection ended before the mail server confirmed it. Check your mailbox first: sending it again may produce a second copy.',
      html`${problemOf(one)}${act(one, 'try', 'Send again')}`,
    );
  if (one.state !== 'queued' || one.tries.length === 0) return '';
  const times = [
    ...one.tries.map((time) => html`<li>${hourOf(time)}</li>`),
    html`<li class="coming">${when(one.nextTry)}</li>`,
  ];
  return notice(
    'Not delivered yet',
    'Your mail server did not accept it. The enquiry is stored here and will be sent again automatically.',
    html`${problemOf(one)}<p>Attempts, and the next one:</p><ol class="tries">${times}</ol>${act(one, 'try', 'Try now', 'next')}`,
  );
}

/** In the mail server's own words, for whoever looks after it. */
const problemOf = ({ problem }: StoredEnquiry) =>
  problem && html`<p>The mail server’s response:</p><blockquote>${problem}</blockquote>`;

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
