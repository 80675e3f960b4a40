/* `npm start`: the built site on one port. */
import { createServer } from 'node:http';
import { siteHandler } from './site-handler.ts';

const port = Number(process.env.PORT ?? 3000);
const server = createServer(siteHandler('dist/site'));

server.listen(port, () => console.log(`Serving the site on http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // In-flight requests finish; idle connections are let go.
  process.once(signal, () => server.close(() => process.exit(0)));
}
