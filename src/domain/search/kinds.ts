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

/** The tokens of a word and of its other names. */
interface NamedWord {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** Whether a word says which kind of part is searched for. */
export function isKind({ words, others }: NamedWord): boolean {
  return [words, ...others].some((set) => set.length > 0 && kinds.has(set.join(' ')));
}
