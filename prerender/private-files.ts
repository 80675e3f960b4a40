/*
 * What the development servers never hand out: a page of any other local server may ask them, and so may every
 * account of the machine.
 */
import type { ServerOptions } from 'vite';

/** Settings with passwords, databases, keys, and the history, in which all of them may once have been. */
const privateFiles = [
  '*.env',
  '*.env.*',
  '*.db',
  '*.db-*',
  '*.sqlite*',
  '*.{crt,pem,key,p12,pfx}',
  'id_{rsa,dsa,ecdsa,ed25519}*',
  '.npmrc',
  '**/.git/**',
];

export const privateServer = {
  // The default answers pages of every port of this machine.
  cors: false,
  fs: { deny: privateFiles },
} satisfies ServerOptions;
