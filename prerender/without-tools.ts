/* Fails the build if the bundle contains a development tool or a test: nothing of the site may depend on one. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const tools = /^(editor|parts|tests|bench)\//;

export function withoutTools(): Plugin {
  return {
    name: 'without-tools',
    apply: 'build',
    buildEnd() {
      const found = [...this.getModuleIds()].filter((id) => tools.test(relative('.', id)));
      for (const id of found) {
        const users = this.getModuleInfo(id)?.importers.map((user) => relative('.', user)) ?? [];
        this.error(`${relative('.', id)} is in the bundle, imported by ${users.join(' and ')}`);
      }
    },
  };
}
