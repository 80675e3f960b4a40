/* No placeholder reaches a screen, a file or the printed report: every shift is played, and every view drawn. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takeTurn } from '../../../../tests/answers.ts';
import { settings } from '../../../../tests/play.ts';
import { deskContent } from '../../../app/desk-content.ts';
import { capXml, logCsv } from '../../engine/files.ts';
import { startShift } from '../../engine/shift.ts';
import type { ShiftState } from '../../engine/types.ts';
import { ReportsView } from '../debrief/reports-view.tsx';
import { Paper } from '../files/print-report.tsx';
import { ListView } from '../list/list-view.tsx';
import { MapView } from '../map/map-view.tsx';
import { DeskContext } from '../state/desk-context.ts';
import type { DeskState, OpenSheet } from '../state/desk-state.ts';
import { DeskStore } from '../state/desk-store.ts';
import { VideoView } from '../video/video-view.tsx';
import { Foot } from './foot.tsx';
import { LeftRail } from './left-rail.tsx';
import { RightRail } from './right-rail.tsx';
import { Sheets } from './sheets.tsx';
import { TopBar } from './top-bar.tsx';

const content = { ...deskContent, startLoadWorker: () => ({}) as Worker };
const roles = ['operator', 'supervisor', 'field', 'commissioner'] as const;
const parts = [LeftRail, RightRail, MapView, ListView, VideoView, ReportsView];
const sheets: OpenSheet[] = [
  ...(['units', 'originals', 'split', 'keys', 'load', 'windows', 'handover', 'more', 'leave'] as const).map(
    (kind) => ({ kind }),
  ),
  { kind: 'camera', camera: 'C-03' },
  { kind: 'readings', gauge: 'L-14' },
];

function drawn(shift: ShiftState, part: React.ComponentType, change: Partial<DeskState>): string {
  const store = new DeskStore(content, shift);
  store.set(change);
  const tools = { store, words: content.words, look: 'full' as const };
  return renderToStaticMarkup(createElement(DeskContext, { value: tools }, createElement(part)));
}

/** Files, report, sheets and debriefs of a shift that has been played. */
function finalTexts(shift: ShiftState): string[] {
  return [
    logCsv(shift),
    ...shift.warnings.flatMap((warning) => warning.issued.map((issued) => capXml(shift, warning, issued))),
    ...shift.incidents.flatMap(({ id }) => [
      drawn(shift, () => createElement(Paper, { incident: id }), { chosen: id }),
      drawn(shift, RightRail, { chosen: id, view: 'reports' }),
      drawn(shift, ReportsView, { chosen: id }),
    ]),
    ...sheets.map((panel) => drawn(shift, Sheets, { panel })),
    ...[TopBar, Foot, ...parts].map((part) => drawn(shift, part, {})),
  ];
}

const unfilled = /[^{]{0,40}\{[^}]{0,20}\}?/;

test.each(Object.keys(settings) as (keyof typeof settings)[])('%s', (name) => {
  const found = new Set<string>();
  const search = (texts: string[]) => {
    for (const text of texts) found.add(unfilled.exec(text)?.[0] ?? '');
  };
  let shift = startShift(settings[name]);
  let rows = 0;
  for (let turn = 0; !shift.over && turn < 200; turn++) {
    const open = shift.incidents.filter(({ state }) => state === 'proposed' || state === 'confirmed');
    const chosen = open[turn % Math.max(1, open.length)]?.id ?? null;
    for (const { what, decided, announce, tag } of shift.log.slice(rows))
      search([what, decided, announce, tag]);
    // One view, role and sheet after another: together they meet every state of a shift.
    if (shift.log.length !== rows) {
      const role = roles[turn % roles.length] ?? 'operator';
      search([drawn({ ...shift, role }, parts[turn % parts.length] ?? RightRail, { chosen })]);
      search([drawn(shift, RightRail, { chosen })]);
      search([drawn(shift, Sheets, { chosen, panel: sheets[turn % sheets.length] ?? null })]);
    }
    rows = shift.log.length;
    ({ shift } = takeTurn(shift, () => turn % 11 === 3, chosen ?? undefined));
  }
  search(finalTexts(shift));
  expect([...found].filter(Boolean)).toEqual([]);
});
