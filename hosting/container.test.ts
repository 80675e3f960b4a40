import { expect, test } from 'vitest';
import { containerFile } from './container.ts';
import { nginxPlaces } from './nginx.ts';

test("the container copies the site to nginx's root and exposes its port", () => {
  const file = containerFile();
  const [, folder] = /^COPY dist\/site (.+)$/m.exec(file) ?? [];
  const [, port] = /^EXPOSE (\d+)$/m.exec(file) ?? [];
  expect(nginxPlaces.root).toBe(`root ${folder};`);
  expect(nginxPlaces.listen).toBe(`listen ${port};`);
});
