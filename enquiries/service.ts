/* `npm start` here, or `npm run enquiries` in the site's folder: takes the form, sends mail, shows the desk. */
import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { expectNothingLeft, loadSettings } from './data-folder.ts';
import { Delivery } from './delivery.ts';
import { deskHandler } from './desk.ts';
import { eraseHourly } from './erasing.ts';
import { intakeHandler, intakePath } from './intake.ts';
import { Store } from './store.ts';

const config = orFail(() => {
  // It takes no words, and refuses any.
  parseArgs();
  loadSettings(process.env);
  expectNothingLeft(process.env);
  return readConfig(process.env);
});
const store = orFail(() => {
  mkdirSync(dirname(config.database), { recursive: true, mode: 0o700 });
  return new Store(config.database);
});
const delivery = new Delivery(store, config);
const intake = listen(
  intakeHandler(store, config, () => delivery.wake()),
  config.host,
  config.port,
);
const desk = listen(
  deskHandler(store, config, () => delivery.wake()),
  config.deskHost,
  config.deskPort,
);
const stopErasing = eraseHourly(store);
delivery.wake();

desk.on('listening', () => announce(config));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function stop(): Promise<void> {
  stopErasing();
  setTimeout(() => process.exit(), 10_000).unref();
  const closed = [intake, desk].map((server) => new Promise((resolve) => server.close(resolve)));
  await Promise.all([...closed, delivery.stop()]);
  store.close();
}

function listen(handler: RequestListener, host: string, port: number) {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 20_000 }, handler);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.message);
    if (!server.listening) process.exit(1);
  });
  return server.listen(port, host);
}

function announce({ host, port, deskPort, deskToken }: Config): void {
  console.log(`Taking enquiries on http://${host}:${port}${intakePath}`);
  console.log(`The desk is at http://localhost:${deskPort}`);
  if (!process.env.DESK_TOKEN) console.log(`Its token until the next start: ${deskToken}`);
}

function orFail<Value>(make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    const { message } = error as Error;
    console.error(message.includes('locked') ? 'Another process uses this database.' : message);
    process.exit(1);
  }
}
