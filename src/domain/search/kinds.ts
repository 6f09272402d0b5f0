import { categoryNames } from '../glossary/index.ts';
import { wordQuery } from './tokens.ts';

/** What divides the names of a category that has several: `Resistor Networks, Arrays`, `电位器/可调电阻`, `Chip Resistor - Surface Mount`. */
const dividers = / - .*$|[(),、/]/g;

/** Every ending of a name: the kind that it names is its last word in both languages. */
function endingsOf(name: string): string[] {
  return name
    .replace(dividers, '/')
    .split('/')
    .flatMap((part) => {
      const tokens = wordQuery(part);
      return tokens.map((_, at) => tokens.slice(at).join(' '));
    });
}

/** Words that end the names of categories: `resistor`, `power inductor`, `运算放大器`, but not the `USB` of USB connectors. */
const kinds = new Set(
  categoryNames.flatMap(({ zh, en, otherNames }) => [zh, en, ...otherNames]).flatMap(endingsOf),
);

/** Nouns that end the names of many kinds and name one only with the word before them: a GPS module does not replace a Bluetooth module. */
const general = new Set(['module', 'modules', '模块', '模组'].map((noun) => wordQuery(noun).join(' ')));

/** The tokens of a word and of its other names. */
interface NamedWord {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** Whether a word says nothing of a part without the word before it. */
export function isGeneral({ words }: Pick<NamedWord, 'words'>): boolean {
  return general.has(words.join(' '));
}

/** Whether a word says which kind of part is searched for. */
export function isKind({ words, others }: NamedWord): boolean {
  const names = [words, ...others].map((set) => set.join(' '));
  return names.some((name) => kinds.has(name) && !general.has(name));
}
