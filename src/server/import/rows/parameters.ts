import { findTextValue } from '#domain/glossary/index.ts';
import { isUnit, parsePartValue } from '#domain/part-values/index.ts';
import type { Binding, ParameterCells, TextCells } from '../mapping/bind-columns.ts';
import type { CategoryPath } from './categories.ts';
import type { Definitions } from './definitions.ts';
import { readDocuments, readLinks } from './links.ts';
import { asNumber } from './number-value.ts';
import { RecentlyRead } from './recently-read.ts';
import type { RowCells } from './row-cells.ts';
import type { StatedText, StatedValue } from './staged-product.ts';

/** Parameter texts are indexed by the database, which has a limit; no honest value is longer. */
const LONGEST = 300;
const LONGEST_SECTION = 50_000;

export type ParameterContext = { brand: string; package: string; category: CategoryPath };
/** Finds parameters in free text: pairs of a parameter's key and its text. */
export type Extract = (
  text: string,
  category: CategoryPath,
) => readonly (readonly [key: string, text: string])[];

type Stated = Record<string, StatedValue>;

/** Reads what a row states of its parameters; a column of its own goes before free text. */
export class ParameterReader {
  readonly #binding: Binding;
  readonly #definitions: Definitions;
  readonly #extract: Extract;
  readonly #values = new RecentlyRead<StatedText>();

  constructor(binding: Binding, definitions: Definitions, extract: Extract) {
    this.#binding = binding;
    this.#definitions = definitions;
    this.#extract = extract;
  }

  read(cells: RowCells, { brand, package: pack, category }: ParameterContext): Stated {
    const stated: Stated = {};
    if (brand !== '' && brand !== '-') stated.brand = { zh: brand, en: brand };
    if (pack !== '') stated.package = { zh: pack, en: pack };
    for (const column of this.#binding.freeText) {
      for (const [key, text] of this.#extract(cells.text(column), category))
        stated[key] ??= this.#value(key, text, text);
    }
    for (const parameter of this.#binding.parameters) this.#readParameter(cells, parameter, stated);
    for (const section of this.#binding.sections) this.#readSection(cells, section, stated);
    return stated;
  }

  #readParameter(cells: RowCells, parameter: ParameterCells, stated: Stated): void {
    const { key } = parameter;
    const kind = this.#definitions.get(key).kind;
    if (kind === 'image' || kind === 'word') {
      this.#readList(cells, parameter, stated, kind);
      return;
    }
    const { zh, en } = readBoth(cells, parameter.cells);
    if (zh === '' && en === '') return;
    const column = parameter.cells.en_US ?? parameter.cells.zh_CN;
    if (Math.max(zh.length, en.length) > LONGEST) {
      cells.issue(column?.name ?? '', en || zh, 'parameterTooLong');
      return;
    }
    const value = this.#value(key, zh, en);
    if (kind === 'number' && value.unit === undefined)
      cells.issue(column?.name ?? '', en || zh, 'parameterNotReadable');
    stated[key] = value;
  }

  #readSection(cells: RowCells, section: ParameterCells, stated: Stated): void {
    if (section.kind === 'image' || section.kind === 'word') {
      this.#readList(cells, section, stated, section.kind);
      return;
    }
    const { zh_CN, en_US } = cells.both(section.cells, LONGEST_SECTION);
    if (en_US !== '') stated[section.key] = { zh: zh_CN, en: en_US };
  }

  #readList(
    cells: RowCells,
    { key, cells: columns }: ParameterCells,
    stated: Stated,
    kind: 'image' | 'word',
  ): void {
    if (kind === 'image') {
      const images = readLinks(cells, columns.en_US ?? columns.zh_CN);
      if (images.length > 0) stated[key] = { images };
      return;
    }
    const zh = readDocuments(cells, columns.zh_CN ?? columns.en_US);
    const en = readDocuments(cells, columns.en_US ?? columns.zh_CN);
    if (zh.length + en.length > 0) stated[key] = { documents: { zh, en } };
  }

  #value(key: string, zh: string, en: string): StatedText {
    return this.#values.get(`${key}\n${zh}\n${en}`, () => this.#readValue(key, zh, en));
  }

  #readValue(key: string, zh: string, en: string): StatedText {
    const { kind, unit } = this.#definitions.get(key);
    const text = en || zh;
    const names = zh === '' || en === '' || zh === en ? findTextValue(key, text) : undefined;
    const both = names ? { zh: names.zh, en: names.en } : { zh: zh || en, en: text };
    if (kind === 'text') return both;
    const parsed = parsePartValue(text, unit !== undefined && isUnit(unit) ? { kind: unit } : {});
    return parsed.ok ? { ...both, ...asNumber(parsed.value), unit: parsed.value.unit } : both;
  }
}

function readBoth(cells: RowCells, columns: TextCells): { zh: string; en: string } {
  return { zh: stated(cells.text(columns.zh_CN)), en: stated(cells.text(columns.en_US)) };
}

/** How suppliers write that they say nothing. */
function stated(text: string): string {
  return /^(-+|\/|n\/?a|null|none|无|暂无)$/i.test(text) ? '' : text;
}
