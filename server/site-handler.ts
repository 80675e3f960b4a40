/* Answers a request from the built files, by the rules of hosting. */
import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { htmlFile } from '../build/files.ts';
import { match } from '../src/app/match.ts';

export function siteHandler(folder: string): RequestListener {
  const files = sirv(folder, { etag: true, extensions: ['html'] });
  return (request, response) => {
    const [target = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'POST' && match(target).path === '/contact') {
      request.resume();
      response.writeHead(303, { Location: '/contact' }).end();
      return;
    }
    files(request, response, () => {
      const { path } = match(target);
      request.url = `/${encodeURI(path ? htmlFile(path) : '404.html')}`;
      if (!path) response.statusCode = 404;
      files(request, response, () => void response.writeHead(500).end());
    });
  };
}
