import { nameKey } from '../glossary/table.ts';
import type { Bilingual } from '../language.ts';
import { findPhrase } from './phrases.ts';

export interface ChinesePiece {
  readonly text: string;
  readonly known?: Bilingual;
}

const LONGEST = 14;

/**
 * Takes a word of Chinese, which has no spaces, apart: the longest name that the glossary knows from each place on, what
 * lies between them (`贴片厚膜电阻10k`), and other scripts as they stand.
 */
export function splitChinese(word: string, expected: readonly string[]): readonly ChinesePiece[] {
  const pieces: ChinesePiece[] = [];
  for (const run of word.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []) {
    if (/\p{Script=Han}/u.test(run)) pieces.push(...splitRun(run, expected));
    else pieces.push({ text: run });
  }
  return pieces;
}

function splitRun(run: string, expected: readonly string[]): ChinesePiece[] {
  const pieces: ChinesePiece[] = [];
  let unknown = '';
  for (let at = 0; at < run.length; ) {
    const piece = longestAt(run, at, expected);
    if (!piece) {
      unknown += run[at];
      at += 1;
      continue;
    }
    if (unknown !== '') pieces.push({ text: unknown });
    unknown = '';
    pieces.push(piece);
    at += piece.text.length;
  }
  if (unknown !== '') pieces.push({ text: unknown });
  return pieces;
}

/** A single character says too little. */
function longestAt(run: string, at: number, expected: readonly string[]): ChinesePiece | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length > 1; length -= 1) {
    const text = run.slice(at, at + length);
    const known = findPhrase(nameKey(text), expected, text);
    if (known) return { text, known };
  }
  return undefined;
}
