/* Settings come from the environment; every missing or wrong one is named at once. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { defaultDatabase } from './data-folder.ts';

export interface Config {
  siteOrigins: string[];
  smtpUrl: string;
  mailTo: string;
  mailFrom: string;
  database: string;
  /** Written by the site's build: what the site says about enquiries. */
  rulesFile: string;
  host: string;
  port: number;
  inboxHost: string;
  inboxPort: number;
  inboxToken: string;
  /** The token is new at each start, because none is set. */
  isTokenNew: boolean;
  /** Set behind nginx: the client's address is then the last of X-Forwarded-For. */
  trustProxy: boolean;
  /** Enquiries accepted in ten minutes. */
  perAddress: number;
  inAll: number;
}

const address = /^[^\s<>"',;@]+@[^\s<>"',;@]+$/;
const builtRules = join(import.meta.dirname, '../dist/deploy/enquiries.json');

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = [];
  const take = (name: string, isValid: (value: string) => boolean, what: string, fallback?: string) => {
    // The inbox's settings had other names once.
    const former = name.replace(/^INBOX_/, 'DESK_');
    const value = env[name]?.trim() || env[former]?.trim() || fallback;
    if (value === undefined || !isValid(value)) problems.push(`${name}: ${what}`);
    return value ?? '';
  };
  const number = (name: string, fallback: number, most: number) => {
    const isValid = (value: string) => /^\d+$/.test(value) && Number(value) <= most;
    return Number(take(name, isValid, `a number up to ${most}`, String(fallback)));
  };
  const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;
  const origins = (value: string) => value.split(',').map((one) => one.trim());
  const newToken = randomBytes(18).toString('base64url');
  const inboxToken = take('INBOX_TOKEN', (token) => token.length >= 16, 'at least 16 characters', newToken);
  const config: Config = {
    siteOrigins: origins(
      take(
        'SITE_ORIGIN',
        (all) => origins(all).every(isOrigin),
        'your site, such as https://www.example.com',
      ),
    ),
    smtpUrl: take(
      'SMTP_URL',
      (url) => /^smtps?:\/\//.test(url),
      'such as smtps://user:password@mail.example',
    ),
    mailTo: take('MAIL_TO', (value) => address.test(value), 'the address that receives enquiries'),
    mailFrom: take('MAIL_FROM', (value) => address.test(value), 'the address they are sent from'),
    database: take('DATABASE', Boolean, 'a file', defaultDatabase(env)),
    rulesFile: take('RULES', Boolean, 'a file', builtRules),
    host: take('HOST', Boolean, 'an address', '127.0.0.1'),
    port: number('PORT', 8025, 65_535),
    inboxHost: take('INBOX_HOST', Boolean, 'an address', '127.0.0.1'),
    inboxPort: number('INBOX_PORT', 8026, 65_535),
    inboxToken,
    isTokenNew: inboxToken === newToken,
    trustProxy: env.TRUST_PROXY === '1',
    perAddress: number('LIMIT_PER_ADDRESS', 10, 1_000_000),
    inAll: number('LIMIT_IN_ALL', 600, 1_000_000),
  };
  if (problems.length > 0) throw new Error(`Settings missing or wrong:\n  ${problems.join('\n  ')}`);
  return config;
}
