/* Properties that hold for any acts, on any shift, with any seed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame } from '../../../tests/engine-acts.ts';
import type { Act } from './act-types.ts';
import { logCsv } from './files.ts';
import { decodeMoment, encodeMoment, openMoment } from './moment.ts';
import { edgeAt, networkOf, nodeId } from './network.ts';
import { advance, apply, replay, startShift } from './shift.ts';
import { closedEdges, unitSpot } from './travel.ts';
import type { Setting, ShiftState } from './types.ts';

const runs = { numRuns: 60 };
type Game = { setting: Setting; seed: number; acts: [number, Act][] };

/** Plays a game and passes on every state. */
function playThrough(
  { setting, seed, acts }: Game,
  look: (after: ShiftState, before: ShiftState) => void,
): ShiftState {
  let state = startShift(setting, seed);
  const to = (next: ShiftState) => {
    look(next, state);
    state = next;
  };
  // To the first events.
  to(advance(state, setting.shift.start + 900));
  for (const [gap, act] of acts) {
    to(advance(state, state.now + gap));
    to(apply(state, act).state);
  }
  to(advance(state, state.now + 3600));
  return state;
}

test('a seed and a list of acts give the same log, byte for byte', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const state = playThrough(game, () => {});
      const again = replay(game.setting, game.seed, state.acts, state.now);
      expect(logCsv(again)).toBe(logCsv(state));
      expect(JSON.stringify(again)).toBe(JSON.stringify(state));
    }),
    runs,
  );
});

test('small steps and one large step give the same state', () => {
  fc.assert(
    fc.property(anyGame, fc.integer({ min: 1, max: 97 }), ({ setting, seed }, stride) => {
      const end = setting.shift.start + 3000;
      let state = startShift(setting, seed);
      for (let at = state.now; at < end && !state.held; at += stride) state = advance(state, at);
      state = advance(state, end);
      expect(JSON.stringify(state)).toBe(JSON.stringify(advance(startShift(setting, seed), end)));
    }),
    { numRuns: 20 },
  );
});

test('the clock never goes back, in the state or in the log', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const state = playThrough(game, (after, before) => {
        expect(after.now).toBeGreaterThanOrEqual(before.now);
        expect(after.log.slice(0, before.log.length)).toEqual(before.log);
      });
      const times = state.log.map(({ at }) => at);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(advance(state, state.now - 100)).toBe(state);
      expect(advance(state, Number.NaN)).toBe(state);
    }),
    runs,
  );
});

test('a unit is on a street and within its speed limit', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const network = networkOf(game.setting.city);
      playThrough(game, (after, before) => {
        expect(new Set(after.units.map(({ id }) => id)).size).toBe(game.setting.city.units.length);
        for (const [index, unit] of after.units.entries()) {
          const spot = unitSpot(after, unit);
          expect(network.nodes.has(nodeId(spot)) || edgeAt(network, spot)).toBeTruthy();
          const was = before.units[index];
          if (!was || after.now !== before.now) continue;
          // An act assigns a task and must not move the unit.
          expect(spot.r).toBeCloseTo(unitSpot(before, was).r, 9);
        }
      });
    }),
    runs,
  );
});

test('no route enters a closed road', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      playThrough(game, (after) => {
        const [network, closed] = [networkOf(game.setting.city), closedEdges(after)];
        for (const unit of after.units) {
          if (!unit.trip) continue;
          // A unit on an edge when it closes may leave by that edge.
          const own = edgeAt(network, unit.spot)?.id;
          const entered = unit.trip.route.edges.filter(
            (edge, place) => closed.has(edge) && (place > 0 || edge !== own),
          );
          expect(entered).toEqual([]);
        }
      });
    }),
    runs,
  );
});

test('every consequential act is done by a person', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      playThrough(game, (after, before) => {
        const { words, shift } = game.setting;
        const rows = after.log.slice(before.log.length).filter(({ who }) => who !== words.system);
        const sent = after.units.filter(
          ({ trip }, index) =>
            trip && !trip.home && !before.units[index]?.trip && !before.units[index]?.incident,
        );
        const issued = (state: ShiftState) => state.warnings.flatMap((warning) => warning.issued).length;
        const changed =
          sent.length + (after.closures.length - before.closures.length) + (issued(after) - issued(before));
        const decided =
          after.incidents.filter(({ confirmed }) => confirmed !== null).length -
          before.incidents.filter(({ confirmed }) => confirmed !== null).length;
        if (changed + decided === 0) return;
        // Either the visitor acted just now, or a person at a desk outside did, and the log names who.
        const acted = after.acts.length > before.acts.length;
        expect(acted || rows.some(({ who }) => who === shift.deskActs?.who)).toBe(true);
        expect(rows.length).toBeGreaterThan(0);
      });
    }),
    runs,
  );
});

test('every message is attached, dismissed or pending, in one incident at most', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      playThrough(game, (after) => {
        for (const message of after.messages) {
          const owners = after.incidents.filter(
            ({ messages, state }) => state !== 'joined' && messages.includes(message.id),
          );
          expect(['attached', 'dismissed', 'pending']).toContain(message.state);
          expect(owners.length).toBe(message.incident === null ? 0 : 1);
          if (message.state === 'attached') expect(owners[0]?.id).toBe(message.incident);
          if (message.state === 'pending') expect(owners).toEqual([]);
        }
      });
    }),
    runs,
  );
});

test('a link opens the same moment', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const state = playThrough(game, () => {});
      const opened = openMoment(game.setting, decodeMoment(encodeMoment(state)));
      expect(opened.ok && opened.state).toEqual(state);
      expect(opened.ok && logCsv(opened.state)).toBe(logCsv(state));
    }),
    { numRuns: 40 },
  );
});

test('returned states are never mutated', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const kept: [ShiftState, string][] = [];
      playThrough(game, (_, before) => kept.push([before, JSON.stringify(before)]));
      for (const [state, text] of kept.slice(0, 8)) expect(JSON.stringify(state)).toBe(text);
    }),
    { numRuns: 20 },
  );
});
