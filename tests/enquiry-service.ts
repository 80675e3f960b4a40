/* For tests and the bench: the enquiry service as a separate process, and a mail server to send to. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.ts';

export const inboxToken = 'a-token-for-the-inbox';
export const siteOrigin = 'https://www.site.example';

export interface RunningService {
  endpoint: string;
  inbox: string;
  process: ChildProcess;
  /** Everything it wrote to its terminal. */
  output(): string;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export interface Settings {
  /** By default in the service's own folder. */
  database?: string;
  smtpPort: number;
  port?: number;
  env?: Record<string, string>;
}

export async function startService({ database, smtpPort, ...settings }: Settings): Promise<RunningService> {
  const { port = await freePort(), env = {} } = settings;
  const inboxPort = await freePort();
  let output = '';
  const child = spawn(process.execPath, ['enquiries/service.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'enquiries-compile-cache'),
      SITE_ORIGIN: siteOrigin,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_TO: 'sales@site.example',
      MAIL_FROM: 'website@site.example',
      ...(database && { DATABASE: database }),
      // Neither settings nor rules of whoever runs the tests.
      ENQUIRIES_FOLDER: join(tmpdir(), 'no-enquiries'),
      RULES: join(tmpdir(), 'no-rules.json'),
      PORT: String(port),
      INBOX_PORT: String(inboxPort),
      INBOX_TOKEN: inboxToken,
      LIMIT_PER_ADDRESS: '1000000',
      LIMIT_IN_ALL: '1000000',
      ...env,
    },
  });
  const hear = (chunk: Buffer) => {
    output += chunk;
  };
  child.stderr.on('data', hear);
  child.stdout.on('data', hear);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('The inbox is at') && resolve());
    child.once('exit', () => reject(new Error(`The service ended:\n${output}`)));
  });
  return {
    endpoint: `http://127.0.0.1:${port}/enquiries`,
    inbox: `http://localhost:${inboxPort}`,
    process: child,
    output: () => output,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}

export interface MailServer {
  port: number;
  /** Messages it has accepted, headers and all. */
  mails: string[];
  stop(): Promise<void>;
}

type OnMail = (mail: string) => Promise<void> | void;

/** `onMail` may take its time, or throw an error with a `responseCode` to refuse. */
export async function startMailServer(onMail: OnMail = () => {}, port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, callback) {
      try {
        const mail = await text(stream);
        await onMail(mail);
        mails.push(mail);
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
  });
  // A service that was killed resets its connections.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as { port: number }).port,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function post(endpoint: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteOrigin, ...headers },
    body: new URLSearchParams(fields),
  });
}

/** Signed in to the owner's inbox. */
export async function signInToInbox({ inbox }: RunningService) {
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(inbox + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: inbox, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  const signedIn = await send('/sign-in', { token: inboxToken });
  const [cookie = ''] = signedIn.headers.getSetCookie()[0]?.split(';') ?? [];
  const get = async (path: string) => (await fetch(inbox + path, { headers: { Cookie: cookie } })).text();
  return {
    get,
    csv: () => get('/export.csv'),
    act: (path: string, fields: Record<string, string> = {}) => send(path, fields, cookie),
  };
}
