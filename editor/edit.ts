/* `npm run edit`: serves the site with the editor, on 127.0.0.1 only (PORT overrides the port). */
import { readArguments } from '../cli/arguments.ts';
import { readPort } from '../cli/port.ts';
import { startEditor } from './server.ts';

readArguments();
const port = readPort(4300);
try {
  const editor = await startEditor(process.cwd(), port);
  if (editor.finished.length > 0)
    console.log(`A save that was cut short has been finished: ${editor.finished.join(', ')}`);
  console.log(`Your site, to change: ${editor.address}  (Ctrl-C ends; everything saved is in the files)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void editor.close().finally(() => process.exit()));
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use: is the editor open already? PORT=4301 npm run edit` : error);
  process.exit(1);
}
