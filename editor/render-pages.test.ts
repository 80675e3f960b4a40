/* A page that throws while it is rendered is reported in plain language, and the others are still rendered. */
import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, canonicalAddressesOf, furtherAddressesOf, withPrefix } from '../src/app/addresses.ts';
import { notFound, offline } from '../src/app/routes.ts';
import { renderPages, type SiteBundle } from './render-pages.ts';

afterEach(() => vi.restoreAllMocks());

test('reports a page that throws by its address, without the error', async () => {
  const broken = addressOf('page:smart-city');
  const error = new TypeError("Cannot read properties of undefined (reading 'map')");
  const render = vi.fn(async (address: string) => {
    if (address === broken) throw error;
  });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = { render, canonicalAddressesOf, furtherAddressesOf, notFound, offline, withPrefix };
  const counts: number[][] = [];
  const problems = await renderPages(site as unknown as SiteBundle, (...count) => counts.push(count));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ page: broken });
  expect(problems[0]?.message).toContain(`The page at ${broken} cannot be shown`);
  expect(JSON.stringify(problems)).not.toMatch(/undefined|TypeError|\.tsx?|src\//);
  // The programmer finds it in the terminal.
  expect(logged).toHaveBeenCalledWith(error);
  expect(counts.at(-1)).toEqual([render.mock.calls.length, render.mock.calls.length]);
});
