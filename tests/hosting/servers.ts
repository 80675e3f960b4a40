/*
 * Servers for the hosting tests, each started with its generated configuration on a separate port. One that cannot
 * start gives the reason and is skipped.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram } from '../../cli/find-program.ts';
import { skipReason } from '../../cli/requirements.ts';
import { nginxPlaces } from '../../hosting/nginx.ts';
import { freePort } from '../free-port.ts';

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export type Started = RunningServer | { notRun: string };

export const servers: Record<string, () => Promise<Started>> = {
  'the shipped server': startShipped,
  nginx: () => startNginx(),
  'Cloudflare workerd': startWorkerd,
};

export async function startShipped(): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/serve.ts'], { env: { ...process.env, PORT: String(port) } });
  return running(child, port);
}

export async function startNginx(site = 'dist/site'): Promise<Started> {
  const nginx = findProgram('nginx');
  if (!nginx) return { notRun: skipReason('nginx') };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const own = (name: string) => join(folder, name);
  const made = readFileSync('dist/deploy/nginx.conf', 'utf8')
    .replace(nginxPlaces.listen, `listen 127.0.0.1:${port};`)
    .replace(nginxPlaces.root, `root "${resolve(site)}";`);
  writeFileSync(own('site.conf'), made);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own(kind)};`,
  );
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    own('nginx.conf'),
    `${asRoot} daemon off; worker_processes 1; pid ${own('pid')}; error_log ${own('error.log')};
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} include ${own('site.conf')}; }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', own('nginx.conf'), '-e', own('error.log')], {
    stdio: 'pipe',
  });
  return running(child, port, () => rmSync(folder, { recursive: true, force: true }));
}

async function startWorkerd(): Promise<Started> {
  const wrangler = 'bench/node_modules/wrangler/bin/wrangler.js';
  if (!existsSync(wrangler)) return { notRun: 'wrangler is not installed: npm ci --prefix bench' };
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'wrangler-'));
  mkdirSync(join(home, 'registry'));
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '--config',
      'deploy/cloudflare/wrangler.jsonc',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await freePort()),
    ],
    {
      env: {
        ...process.env,
        HOME: home,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_REGISTRY_PATH: join(home, 'registry'),
        CI: '1',
      },
    },
  );
  return running(child, port, () => rmSync(home, { recursive: true, force: true }));
}

export async function running(child: ChildProcess, port: number, cleanUp = () => {}): Promise<RunningServer> {
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    cleanUp();
  };
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server exited at once:\n${output}`);
    const ready = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { origin, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`No response from ${origin} after 30 s:\n${output}`);
}
