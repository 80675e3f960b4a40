/* Synchronous SHA-256 (FIPS 180-4): the browser's own is asynchronous, and the engine is not. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const start = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  const hash = [...start];
  for (let block = 0; block < blocks; block++) mix(hash, padded, block * 64);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: number[], data: DataView, from: number): void {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      words[index] = data.getInt32(from + index * 4);
      continue;
    }
    const [far, near] = [words[index - 15] as number, words[index - 2] as number];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[index] = (words[index - 16] as number) + low + (words[index - 7] as number) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        choice +
        (rounds[index] as number) +
        (words[index] as number)) |
      0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    hash[index] = ((hash[index] as number) + word) | 0;
}
