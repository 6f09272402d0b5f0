import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound-alikes.ts';

const shortestWord = 4;
const shortestChinese = 3;
const chinese = /^\p{Script=Han}+$/u;
const latin = /^[a-z]+$/;

/** Edits that a word may be away from the one that was meant. */
function editsIn(word: string, isChinese: boolean): number {
  return isChinese || word.length < 8 ? 1 : 2;
}

/** One bit for each letter of a word; Chinese characters share the 32 bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** An edit changes one letter to another at most, so words that are near each other differ in few letters. */
function mayBeNear(a: number, b: number, limit: number): boolean {
  let differences = a ^ b;
  for (let left = 2 * limit; left > 0 && differences !== 0; left -= 1) differences &= differences - 1;
  return differences === 0;
}

interface Spelled {
  readonly word: string;
  readonly letters: number;
  /** Position in the vocabulary. */
  readonly rank: number;
}

/** Words by which a mistyped one is corrected, arranged by length and beginning, so that it is compared with few of them. */
export interface SpellingIndex {
  readonly byLength: ReadonlyMap<number, readonly Spelled[]>;
  /** By their first `shortestWord` letters. */
  readonly byBeginning: ReadonlyMap<string, readonly Spelled[]>;
  /** The likeliest Chinese word of each sound. */
  readonly bySound: ReadonlyMap<string, string>;
}

/** Arranges the words of a vocabulary, the likeliest of which is the first. */
export function spellingIndex(vocabulary: Iterable<string>): SpellingIndex {
  const words = Array.from(vocabulary, (word, rank) => ({ word, rank, letters: lettersOf(word) }));
  const bySound = new Map<string, string>();
  for (const { word } of words) {
    if (!chinese.test(word)) continue;
    const sound = soundOf(word);
    if (!bySound.has(sound)) bySound.set(sound, word);
  }
  return {
    bySound,
    byLength: Map.groupBy(words, ({ word }) => word.length),
    byBeginning: Map.groupBy(words, ({ word }) => word.slice(0, shortestWord)),
  };
}

/** Whether a Chinese word that sounds like another differs in one of its characters, or in one of four. */
function changesFew(word: string, meant: string): boolean {
  const changed = Array.from(word).filter((character, at) => character !== meant.charAt(at)).length;
  return changed <= Math.max(1, word.length / 4);
}

/** The word of a vocabulary that was meant by a mistyped or unfinished one; of several equally near ones the first. */
export function nearestWord(word: string, index: SpellingIndex): string | undefined {
  const isChinese = chinese.test(word);
  if (!(isChinese || latin.test(word))) return undefined;
  const soundsLike = isChinese && word.length > 1 ? index.bySound.get(soundOf(word)) : undefined;
  if (soundsLike !== undefined && changesFew(word, soundsLike)) return soundsLike;
  if (word.length < (isChinese ? shortestChinese : shortestWord)) return soundsLike;
  const limit = editsIn(word, isChinese);
  const letters = lettersOf(word);
  const unfinished = isChinese
    ? undefined
    : index.byBeginning.get(word.slice(0, shortestWord))?.find((known) => known.word.startsWith(word));
  let best = unfinished;
  let least = limit;
  for (let length = word.length - limit; length <= word.length + limit; length += 1)
    for (const known of index.byLength.get(length) ?? []) {
      if (!mayBeNear(letters, known.letters, limit)) continue;
      if (!isChinese && known.word.startsWith(word)) continue;
      const edits = editDistance(word, known.word, least);
      if (edits > least || (edits === least && best && best.rank < known.rank)) continue;
      [best, least] = [known, edits];
    }
  return best?.word ?? soundsLike;
}
