/* Shown in place of a page that throws while it is rendered: what happened and how to go on, never the error. */
import type { Connect, Plugin } from 'vite';

const brokenDocument = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>This page cannot be shown</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/src/styles/index.css">
    <link rel="stylesheet" href="/src/styles/scripts/latn.css">
  </head>
  <body>
    <div id="root">
      <main style="max-inline-size: 40rem; margin: 6rem auto; padding-inline: 1.5rem">
        <h1>This page cannot be shown as it is now</h1>
        <p>Undo, in the bar below, takes back the last change; then the page is there again. If that does not help, a
        developer can see the reason in the window the editor was started in. Nothing is published by itself.</p>
        <p><a href="/">Go to the home page</a></p>
      </main>
    </div>
  </body>
</html>`;

export const showBrokenPages: Plugin = {
  name: 'editor-broken-pages',
  configureServer(server) {
    // After the middleware that renders pages, and before Vite's own, which shows the stack.
    return () => {
      const handleError: Connect.ErrorHandleFunction = async (error, request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next(error);
        console.error(error);
        const html = await server.transformIndexHtml(request.originalUrl ?? '/', brokenDocument);
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
        response.end(html);
      };
      server.middlewares.use(handleError);
    };
  },
};
