/* A seeded random generator, the 32-bit Mersenne Twister. Another generator would build another city. */
const size = 624;
const shift = 397;

export function sequence(seed: number): () => number {
  const state = seededState(seed);
  let next = size;

  function word(): number {
    if (next === size) {
      refill(state);
      next = 0;
    }
    let value = state[next++] as number;
    value ^= value >>> 11;
    value ^= (value << 7) & 0x9d2c5680;
    value ^= (value << 15) & 0xefc60000;
    return (value ^ (value >>> 18)) >>> 0;
  }

  /** 53 bits of two words. */
  return () => {
    const [high, low] = [word() >>> 5, word() >>> 6];
    return (high * 2 ** 26 + low) / 2 ** 53;
  };
}

function seededState(seed: number): Uint32Array {
  const state = new Uint32Array(size);
  const mixed = (index: number, factor: number) => {
    const before = state[index - 1] as number;
    return Math.imul(before ^ (before >>> 30), factor);
  };
  state[0] = 19650218;
  for (let index = 1; index < size; index++) state[index] = mixed(index, 1812433253) + index;
  let index = 1;
  const advance = () => {
    index += 1;
    if (index < size) return;
    state[0] = state[size - 1] as number;
    index = 1;
  };
  for (let step = 0; step < size; step++, advance()) {
    state[index] = ((state[index] as number) ^ mixed(index, 1664525)) + seed;
  }
  for (let step = 1; step < size; step++, advance()) {
    state[index] = ((state[index] as number) ^ mixed(index, 1566083941)) - index;
  }
  state[0] = 0x80000000;
  return state;
}

function refill(state: Uint32Array): void {
  for (let index = 0; index < size; index++) {
    const [here, after] = [state[index] as number, state[(index + 1) % size] as number];
    const joined = (here & 0x80000000) | (after & 0x7fffffff);
    state[index] = (state[(index + shift) % size] as number) ^ (joined >>> 1) ^ (after & 1 ? 0x9908b0df : 0);
  }
}
