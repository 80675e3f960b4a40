/*
 * The rule that joins messages into an incident: same kind, near enough, soon enough. Groups are connected: if a
 * joins b and b joins c, the three are one. The shift, the load test and the funnel on the incident page all use
 * this function. Signals are kept in a grid with cells so small that two signals in one cell are always near enough.
 * A new signal checks the cells in reach, newest first, and stops in a cell at the first that joins or already is in
 * its group, so its cost does not grow with the number of signals.
 */
export interface JoinRule {
  metres: number;
  seconds: number;
}

export interface Signal {
  /** Seconds. */
  at: number;
  /** An integer for the kind of event. */
  kind: number;
  /** Metres. */
  x: number;
  y: number;
}

export interface Joiner {
  /** Adds the next signal, no older than the one before, and returns the size of its group. */
  add(at: number, kind: number, x: number, y: number): number;
  /** The newest member represents the group of the nth signal. */
  groupOf(nth: number): number;
}

/** `capacity`: how many of the latest signals are kept; more than fit into the rule's seconds. */
export function createJoiner({ metres, seconds }: JoinRule, capacity: number): Joiner {
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, capacity)));
  const mask = size - 1;
  const cell = metres / Math.SQRT2;
  const times = new Float64Array(size);
  const [xs, ys] = [new Float64Array(size), new Float64Array(size)];
  const [kinds, columns, rows] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  /** The previous signal in the same bucket; a newer member of the group; the number of members at the newest. */
  const [before, parent, members] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const newest = new Int32Array(size).fill(-1);
  const reach = metres * metres;
  let count = 0;

  // A parent is always newer than its child, so it is still kept when the child is.
  function find(nth: number): number {
    let at = nth;
    for (let up = parent[at & mask] as number; up !== at; up = parent[at & mask] as number) {
      const further = parent[up & mask] as number;
      parent[at & mask] = further;
      at = further;
    }
    return at;
  }

  function bucket(kind: number, column: number, row: number): number {
    return (
      (Math.imul(kind + 1, 0x9e3779b1) ^ Math.imul(column, 0x85ebca6b) ^ Math.imul(row, 0xc2b2ae35)) & mask
    );
  }

  function add(at: number, kind: number, x: number, y: number): number {
    const nth = count;
    const slot = nth & mask;
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    times[slot] = at;
    xs[slot] = x;
    ys[slot] = y;
    kinds[slot] = kind;
    columns[slot] = column;
    rows[slot] = row;
    parent[slot] = nth;
    members[slot] = 1;
    const oldest = Math.max(0, nth - size + 1);
    const [left, right] = [Math.floor((x - metres) / cell), Math.floor((x + metres) / cell)];
    const [bottom, top] = [Math.floor((y - metres) / cell), Math.floor((y + metres) / cell)];
    // Its own cell first: in dense areas the neighbouring cells are then already in its group.
    look(nth, at, kind, x, y, column, row, oldest);
    for (let c = left; c <= right; c += 1) {
      for (let r = bottom; r <= top; r += 1) look(nth, at, kind, x, y, c, r, oldest);
    }
    const own = bucket(kind, column, row);
    before[slot] = newest[own] as number;
    newest[own] = nth;
    count += 1;
    return members[slot] as number;
  }

  function look(
    nth: number,
    at: number,
    kind: number,
    x: number,
    y: number,
    c: number,
    r: number,
    oldest: number,
  ) {
    let other = newest[bucket(kind, c, r)] as number;
    while (other >= oldest) {
      const slot = other & mask;
      if (at - (times[slot] as number) > seconds) return;
      if (kinds[slot] === kind && columns[slot] === c && rows[slot] === r) {
        const root = find(other);
        if (root === nth) return;
        const [dx, dy] = [(xs[slot] as number) - x, (ys[slot] as number) - y];
        if (dx * dx + dy * dy <= reach) {
          parent[root & mask] = nth;
          members[nth & mask] = (members[nth & mask] as number) + (members[root & mask] as number);
          return;
        }
      }
      other = before[slot] as number;
    }
  }

  return { add, groupOf: find };
}

/** All groups of a list of signals, as lists of indexes; in order of time, single signals included. */
export function joinSignals(signals: readonly Signal[], rule: JoinRule): number[][] {
  const order = signals.map((_, index) => index);
  order.sort((one, other) => (signals[one] as Signal).at - (signals[other] as Signal).at || one - other);
  const joiner = createJoiner(rule, signals.length);
  for (const index of order) {
    const { at, kind, x, y } = signals[index] as Signal;
    joiner.add(at, kind, x, y);
  }
  const groups = new Map<number, number[]>();
  for (const [nth, index] of order.entries()) {
    const root = joiner.groupOf(nth);
    groups.set(root, [...(groups.get(root) ?? []), index]);
  }
  return [...groups.values()];
}
