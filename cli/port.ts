import { fail } from './fail.ts';

/** PORT, or else the program's usual port. */
export function readPort(usual: number): number {
  const { PORT } = process.env;
  const port = Number(PORT || usual);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT must be a number from 0 to 65535; it is "${PORT}".`);
  return port;
}
