/*
 * `npm run bench:languages -- [runs]`: how fast the first view of six pages opens in a cold browser, in each edition.
 * Five runs each take half an hour.
 */

import { readCount } from '../cli/arguments.ts';
import { addressOf } from '../src/app/addresses.ts';
import { editions } from '../src/content/editions.ts';
import type { RouteId } from '../src/content/schema.ts';
import { measureColdPages, serveWithFloor } from './cold-pages.ts';
import { writeReport } from './report.ts';

/** Every edition has these. */
const pages: RouteId[] = ['home', 'flagship', 'services', 'case-studies', 'smart-city', 'contact'];

const { base, server } = await serveWithFloor();
const paths = pages.flatMap((id) => editions.map((edition) => addressOf(`page:${id}`, edition)));
const { table } = await measureColdPages(base, paths, readCount(5));
server.close();
console.log(table);
writeReport('languages', table);
