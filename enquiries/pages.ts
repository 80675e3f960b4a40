/* HTML of the service: escaping, the page around everything, and the response to a form sent without scripts. */

/** Already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | Value[];

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((all, part, at) => all + written(values[at - 1]) + part));
}

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function htmlPage(title: string, head: Html, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}</head>
<body>${body}</body></html>`.text;
}

const answerStyle =
  new Html(`<style>body{font:1.125rem/1.6 system-ui,sans-serif;color:#0b1f2a;background:#eef2f4;
margin:0;display:grid;place-items:center;min-block-size:100vh}main{background:#fff;padding:2.5rem;max-inline-size:32rem;
margin:1rem;border-inline-start:6px solid #ffb21a}h1{font-size:1.5rem;margin:0 0 1rem}a{color:inherit}</style>`);

export function answerPage(status: number, sentence: string, site: string): string {
  const isRefused = status >= 400;
  const title = isRefused ? 'Not sent' : 'Sent';
  const advice = isRefused && html`<p>Go back in your browser: your text should still be in the form.</p>`;
  const body = html`<main><h1>${title}</h1><p>${sentence}</p>${advice}<p><a href="${site}/">Back to the site</a></p></main>`;
  return htmlPage(title, answerStyle, body);
}
