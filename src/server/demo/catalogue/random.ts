/** Numbers from 0 to 1 that are the same in every run. */
export type Random = () => number;

/** A generator that is started by a text, so that each product keeps its figures whatever stands around it. */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of several, each as likely as the others. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A whole number between two bounds, small ones as likely as large ones on a scale of powers. */
export function spread(random: Random, from: number, to: number): number {
  return Math.round(from * (to / from) ** random());
}
