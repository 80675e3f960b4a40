/* `npm start` here, or `npm run enquiries` in the site's folder: takes the form, sends mail, shows the inbox. */
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { dataFolder, leftBehind, loadSettings, settingsFile } from './data-folder.ts';
import { Delivery } from './delivery.ts';
import { Erasing } from './erasing.ts';
import { refuseSafely } from './headers.ts';
import { inboxHandler } from './inbox.ts';
import { intakeHandler, intakePath } from './intake.ts';
import { RulesFile } from './rules.ts';
import { Store } from './store.ts';

/** More than any site of this kind has at once; each may hold a piece of a body. */
const mostConnections = 1000;

// The database holds personal data: only this account may read what is written.
process.umask(0o077);
const settings = orFail(() => {
  // It takes no words, and refuses any.
  parseArgs();
  return loadSettings(process.env);
});
const config = orFail(() => readConfig(process.env));
const store = orFail(() => {
  mkdirSync(dirname(config.database), { recursive: true, mode: 0o700 });
  return new Store(config.database);
});
const rules = new RulesFile(config.rulesFile);
const erasing = new Erasing(store, rules.read);
const delivery = new Delivery(store, config, rules.read);
const wake = () => delivery.wake();
const intake = listen(intakeHandler(store, config, rules.read, wake), config.host, config.port);
const inbox = listen(
  inboxHandler({ store, config, rules: rules.read, erasing, wake }),
  config.inboxHost,
  config.inboxPort,
);
refuseSafely(intake, () => ({ 'Strict-Transport-Security': rules.read().strictTransport }));
refuseSafely(inbox);
erasing.start();
delivery.wake();

inbox.on('listening', () => announce(config));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function stop(): Promise<void> {
  erasing.stop();
  setTimeout(() => process.exit(), 10_000).unref();
  const closed = [intake, inbox].map((server) => new Promise((resolve) => server.close(resolve)));
  await Promise.all([...closed, delivery.stop()]);
  store.close();
}

function listen(handler: RequestListener, host: string, port: number): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };
  const server = createServer(limits, handler);
  server.maxConnections = mostConnections;
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.message);
    if (!server.listening) process.exit(1);
  });
  return server.listen(port, host);
}

function announce({ host, port, inboxPort, inboxToken, isTokenNew, database }: Config): void {
  for (const warning of leftBehind(process.env)) console.error(warning);
  const file = settings ?? join(dataFolder(process.env), settingsFile);
  const { keepMonths } = rules.read();
  console.log(`Enquiries are stored in ${database}`);
  console.log(
    keepMonths
      ? `They are deleted ${keepMonths} months after they arrived.`
      : `None is deleted automatically: ${existsSync(rules.file) ? 'the site sets no time' : `there is no ${rules.file}`}.`,
  );
  console.log(`Receiving enquiries at http://${host}:${port}${intakePath}`);
  console.log(`The inbox is at http://localhost:${inboxPort}`);
  if (isTokenNew)
    console.log(`Its token, until the next start: ${inboxToken}\nTo keep one, set INBOX_TOKEN in ${file}`);
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
