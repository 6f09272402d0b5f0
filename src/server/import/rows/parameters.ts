import { findTextValue } from '#domain/glossary/index.ts';
import { emptyRecord } from '#domain/own-value.ts';
import { packageText } from '#domain/part-texts/index.ts';
import { extractParameters } from '#domain/part-values/extract.ts';
import { isUnit, parsePartValue, statedNumber } from '#domain/part-values/index.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { Binding, ParameterCells, TextCells } from '../mapping/bind-columns.ts';
import type { CategoryPath } from './categories.ts';
import type { Definitions } from './definitions.ts';
import { readDocuments, readLinks } from './links.ts';
import { RecentlyRead } from './recently-read.ts';
import type { RowCells } from './row-cells.ts';
import type { StatedText, StatedValue } from './staged-product.ts';

/** Parameter texts are indexed by the database, which has a limit; no honest value is longer. */
const LONGEST = 300;
const LONGEST_SECTION = 50_000;

/** The page shows a section as HTML. Text without markup stays as it is, which spares most rows the parser. */
function toSafeHtml(text: string): string {
  return /[<&]/.test(text) ? cleanHtml(text) : text;
}

export type ParameterContext = { brand: string; package: string; category: CategoryPath };

/** What a row states, and the package where only its free text names one. */
export type ReadParameters = { stated: Stated; package: string };

type Stated = Record<string, StatedValue>;

/** Reads what a row states of its parameters; a column of its own goes before free text. */
export class ParameterReader {
  readonly #binding: Binding;
  readonly #definitions: Definitions;
  readonly #categoryWords = new Map<CategoryPath, readonly string[]>();
  readonly #values = new RecentlyRead<StatedText>();

  constructor(binding: Binding, definitions: Definitions) {
    this.#binding = binding;
    this.#definitions = definitions;
  }

  read(cells: RowCells, context: ParameterContext): ReadParameters {
    const stated: Stated = emptyRecord();
    const found = this.#readFreeText(cells, context, stated);
    for (const parameter of this.#binding.parameters) this.#readParameter(cells, parameter, stated);
    for (const section of this.#binding.sections) this.#readSection(cells, section, stated);
    const { brand } = context;
    if (brand !== '') stated.brand = { zh: brand, en: brand };
    if (found !== '') stated.package = { zh: packageText(found, 'zh_CN'), en: packageText(found, 'en_US') };
    return { stated, package: found };
  }

  #readFreeText(cells: RowCells, context: ParameterContext, stated: Stated): string {
    let found = context.package;
    const category = this.#words(context.category);
    for (const column of this.#binding.freeText) {
      const { parameters, package: named } = extractParameters(cells.text(column), {
        category,
        ...(found === '' ? {} : { package: found }),
      });
      for (const { key, text, value, label } of parameters) {
        if (value) stated[key] ??= { zh: text, en: text, ...statedNumber(value.si), unit: value.unit };
        else if (label) stated[key] ??= { zh: label.zh, en: label.en };
      }
      if (found === '') found = named ?? '';
    }
    return found;
  }

  /** English names from the narrowest category to the widest, then the Chinese ones: the extraction leaves them out of the text. */
  #words(category: CategoryPath): readonly string[] {
    const known = this.#categoryWords.get(category);
    if (known) return known;
    const levels = category.levels.toReversed();
    const words = [
      ...new Set([...levels.map((level) => level.en_US), ...levels.map((level) => level.zh_CN)]),
    ];
    this.#categoryWords.set(category, words);
    return words;
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
    if (en_US !== '') stated[section.key] = { zh: toSafeHtml(zh_CN), en: toSafeHtml(en_US) };
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
    return parsed.ok ? { ...both, ...statedNumber(parsed.value.si), unit: parsed.value.unit } : both;
  }
}

function readBoth(cells: RowCells, columns: TextCells): { zh: string; en: string } {
  return { zh: dropPlaceholder(cells.text(columns.zh_CN)), en: dropPlaceholder(cells.text(columns.en_US)) };
}

/** How suppliers write that they say nothing. */
function dropPlaceholder(text: string): string {
  return /^(-+|\/|n\/?a|null|none|无|暂无)$/i.test(text) ? '' : text;
}
