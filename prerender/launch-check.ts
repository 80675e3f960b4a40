/*
 * Lists what the owner must still replace before the site goes live, one line each with its file, and exits with 1
 * while anything is left; `--json` for tools. It checks values, not how a file spells them. The build itself does
 * not fail on placeholders.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments } from '../cli/arguments.ts';
import { brand } from '../src/content/brand.ts';
import cases from '../src/content/cases/case-studies.ts';
import invented from '../src/content/clients/invented.ts';
import sheets from '../src/content/data-sheets/sheets.ts';
import connectionFacts from '../src/content/requirements/connection-facts.ts';
import { brandFile } from './launch/finding.ts';
import { findColours, findDrawings, findExpiry, findStaleIssues, findUnread } from './launch/outdated.ts';
import { findInContent, findPlaceholders } from './launch/placeholders.ts';
import {
  findInvalid,
  findInventedCustomers,
  findSampleCases,
  findUnset,
  findUnstated,
} from './launch/unset.ts';
import { contentFile } from './metadata/content-files.ts';
import { lastChange } from './metadata/history.ts';

const arguments_ = readArguments({ flags: ['json'] });
const securityFile = 'dist/site/.well-known/security.txt';
const read = (file: string) => readFileSync(file, 'utf8');

const findings = [
  ...findPlaceholders(brandFile, brand, read(brandFile)),
  ...findInvalid(brand, read(brandFile)),
  ...findUnset(brand, read(brandFile)),
  ...(await findInContent()),
  ...findUnstated(brand, connectionFacts),
  ...findInventedCustomers(invented, read('src/content/clients/invented.ts')),
  ...findSampleCases(cases, read('src/content/cases/case-studies.ts')),
  ...findStaleIssues(sheets, (product) => lastChange(contentFile(product))),
  ...findDrawings(),
  ...findColours(),
  ...(await findUnread()),
  ...(existsSync(securityFile) ? findExpiry(securityFile, read(securityFile), new Date()) : []),
];
if (arguments_.has('json')) console.log(JSON.stringify(findings, null, 2));
else if (findings.length === 0) console.log('No placeholder is left: the site is the owner’s.');
else
  for (const { file, line, field, problem } of findings) console.log(`${file}:${line}  ${field}  ${problem}`);
process.exitCode = findings.length ? 1 : 0;
