/* Builds a script outside the site's bundle: inline scripts and the service worker. */
import { build, type Rolldown } from 'vite';

export async function buildScript(input: string, constants: Record<string, unknown> = {}): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
