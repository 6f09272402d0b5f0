import { ownValue } from '#domain/own-value.ts';
import type { Binding, Cell } from '../mapping/bind-columns.ts';
import type { Both, CategoryMapping, Language } from '../mapping/mapping.ts';
import { ImportProblem } from '../problem.ts';
import type { RowCells } from './row-cells.ts';

/** A category as the file names it. `number` stands for it while the file is loaded. */
export type CategoryPath = {
  number: number;
  key: string;
  levels: readonly CategoryLevel[];
  tooDeep: boolean;
};
export type CategoryLevel = Both & { slug: string };

const LEVELS = 3;
const LIMIT = 5000;

/** How paths are written in a mapping. */
export const PATH_SEPARATOR = ' / ';

/** Turns the category cells of rows into paths of the shop's tree, each made once. */
export class Categories {
  readonly all: CategoryPath[] = [];
  readonly #binding: Binding;
  readonly #translate: (name: string, from: Language) => Both | undefined;
  readonly #byText = new Map<string, CategoryPath>();
  readonly #byKey = new Map<string, CategoryPath>();

  constructor(
    binding: Binding,
    translate: (name: string, from: Language) => Both | undefined = () => undefined,
  ) {
    this.#binding = binding;
    this.#translate = translate;
  }

  /** The category of a row; undefined when the row names none. */
  read(cells: RowCells): CategoryPath | undefined {
    const { category, mapping } = this.#binding;
    const zh = readPath(cells, category.zh_CN, mapping.category);
    const en = readPath(cells, category.en_US, mapping.category);
    if (zh.length === 0 && en.length === 0) return undefined;
    const text = JSON.stringify([zh, en]);
    const known = this.#byText.get(text);
    if (known) return known;
    const path = this.#add(zh, en);
    this.#byText.set(text, path);
    return path;
  }

  #add(zh: string[], en: string[]): CategoryPath {
    const all = this.#levels(zh, en);
    const levels = all.length > LEVELS ? joinDeepest(all) : all;
    const key = levels.map((level) => level.slug).join('/');
    const known = this.#byKey.get(key);
    if (known) return known;
    if (this.all.length >= LIMIT) {
      throw new ImportProblem(
        'mappingBroken',
        `The category column holds more than ${LIMIT} different values: is it the right column?`,
      );
    }
    const path = { number: this.all.length, key, levels, tooDeep: all.length > LEVELS };
    this.all.push(path);
    this.#byKey.set(key, path);
    return path;
  }

  /** Paths given in both languages belong together level by level; otherwise names are translated one by one. */
  #levels(zh: string[], en: string[]): CategoryLevel[] {
    if (zh.length === en.length) {
      return en.map((name, index) => withSlug({ zh_CN: zh[index] ?? name, en_US: name }));
    }
    const language = en.length > 0 ? 'en_US' : 'zh_CN';
    const path = moveCategory(en.length > 0 ? en : zh, this.#binding.mapping.category.move ?? {});
    return path.map((name) => {
      const known = ownValue(this.#binding.mapping.category.names, name) ?? this.#translate(name, language);
      return withSlug(known ?? { zh_CN: name, en_US: name });
    });
  }
}

function readPath(cells: RowCells, columns: readonly Cell[], mapping: CategoryMapping): string[] {
  const texts = columns
    .map((column) => cells.readLimited(column, 300))
    .filter((text) => text !== '' && text !== '-');
  if (columns.length !== 1) return texts;
  const separator = (mapping.separator ?? PATH_SEPARATOR).trim();
  return (texts[0] ?? '')
    .split(separator === '/' ? /\s+\/\s+/ : separator)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The longest start of the path that the mapping moves is replaced. */
function moveCategory(path: string[], moves: Record<string, string>): string[] {
  for (let length = path.length; length > 0; length--) {
    const target = ownValue(moves, path.slice(0, length).join(PATH_SEPARATOR));
    if (target !== undefined) return [...target.split(PATH_SEPARATOR), ...path.slice(length)];
  }
  return path;
}

function joinDeepest(levels: CategoryLevel[]): CategoryLevel[] {
  const rest = levels.slice(LEVELS - 1);
  const join = (language: Language) => rest.map((level) => level[language]).join(' – ');
  return [...levels.slice(0, LEVELS - 1), withSlug({ zh_CN: join('zh_CN'), en_US: join('en_US') })];
}

function withSlug(names: Both): CategoryLevel {
  return { ...names, slug: slug(names.en_US) };
}

/** The stable word of a level: letters and digits in lower case, everything else a single hyphen. */
export function slug(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'other';
}
