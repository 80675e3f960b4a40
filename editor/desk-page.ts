/* The desk: a page of the editor for what belongs to the whole site rather than to one page. */
export const deskViews = ['drafts', 'history', 'pictures', 'addresses', 'enquiries'] as const;
export type DeskView = (typeof deskViews)[number];

const folder = '/editor/desk';

export const deskAddress = (view: DeskView) => `${folder}/${view}`;

export const deskViewAt = (pathname: string): DeskView | undefined =>
  deskViews.find((view) => pathname === deskAddress(view));

export const isDesk = (pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`);

export const deskDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Desk</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/src/styles/index.css">
    <link rel="stylesheet" href="/src/styles/scripts/latn.css">
  </head>
  <body><div id="editor"></div></body>
</html>`;
