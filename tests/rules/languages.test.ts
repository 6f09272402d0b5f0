import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { packageText, tidyValues } from '#domain/part-texts/index.ts';
import { statedText } from '#domain/part-values/index.ts';
import { findForeign } from '../support/languages/foreign-text.ts';

interface Both {
  readonly zh: string;
  readonly en: string;
}

interface Column {
  readonly id: number;
  readonly name: Both;
  readonly unit: string | null;
}

interface StartCatalogue {
  readonly categories: readonly { readonly name: Both }[];
  readonly columns: readonly Column[];
  readonly texts: readonly Both[];
  readonly values: readonly unknown[];
  readonly products: readonly {
    readonly brand: string;
    readonly package: string;
    readonly name: Both;
    readonly description: Both;
    readonly params: Readonly<Record<string, number>>;
  }[];
}

/** The whole demo catalogue as the import has loaded it. */
const catalogue: StartCatalogue = JSON.parse(readFileSync('mocks/world/start/catalogue.json', 'utf8'));
const brands = new Set(catalogue.products.map(({ brand }) => brand).filter((brand) => brand !== ''));

/** The shop's documents give this sentence in both languages at once. */
const bilingual = new Set(['session.expired', 'codes.sessionExpired']);

function reportForeign(shown: readonly string[], language: Language): string[] {
  return [...new Set(shown)].flatMap((text) => {
    const words = findForeign(text, language, brands);
    return words.length > 0 ? [`${language} ${text.slice(0, 80)}: ${words.join(', ')}`] : [];
  });
}

function foreignPairs(pairs: readonly Both[]): string[] {
  return [
    ...reportForeign(
      pairs.map(({ zh }) => zh),
      'zh_CN',
    ),
    ...reportForeign(
      pairs.map(({ en }) => en),
      'en_US',
    ),
  ];
}

function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}

describe('the demo catalogue', () => {
  it('has categories, columns and words in the language of the page', () => {
    const named = [...catalogue.categories, ...catalogue.columns].map(({ name }) => name);
    expect(foreignPairs([...named, ...catalogue.texts])).toEqual([]);
  });

  it('has names and descriptions in the language of the page', () => {
    expect(foreignPairs(catalogue.products.flatMap(({ name, description }) => [name, description]))).toEqual(
      [],
    );
  });

  it.each(['zh_CN', 'en_US'] as const)('has packages and values in %s', (language) => {
    const units = new Map(catalogue.columns.map(({ id, unit }) => [String(id), unit]));
    const shown = catalogue.products.flatMap(({ params, ...product }) => [
      packageText(product.package, language),
      ...Object.entries(params).flatMap(([id, index]) => {
        const value = catalogue.values[index];
        return isStated(value) ? [statedText(value, units.get(id) ?? null, language)] : [];
      }),
    ]);
    expect(reportForeign(shown, language)).toEqual([]);
  });

  it('has abbreviations in capitals in English', () => {
    const small =
      /(?<![\w-])(?:ac|adc|cpu|dac|dc|emi|esd|esr|gpio|ic|led|mcu|mosfet|pcb|ram|smd|spi|tvs|uart|usb)s?(?![\w-])/;
    const texts = catalogue.products.flatMap(({ name, description }) => [name.en, description.en]);
    expect(texts.filter((text) => small.test(text))).toEqual([]);
  });

  it('has every value of names and descriptions in the form of the tables', () => {
    const typed = /\d\s?(?:u[FHAVW]|μ|kB|KΩ|[pn]?f\b)|\d(?:[kM]?Ω|[munp][FHAVW])/;
    const shown = catalogue.products.flatMap(({ name, description }) => [
      tidyValues(name.zh, 'zh_CN'),
      tidyValues(description.en, 'en_US'),
    ]);
    expect(shown.filter((text) => typed.test(text)).slice(0, 10)).toEqual([]);
  });
});

function isStated(value: unknown): value is { t: string } {
  return typeof value === 'object' && value !== null && 't' in value;
}

describe('the texts of the shop', () => {
  it.each(['zh_CN', 'en_US'] as const)('are in one language: %s', (language) => {
    const files = [...globSync(`src/web/i18n/${language}/*.json`), `generated/texts/${language}.json`];
    const texts = files
      .flatMap((path) => flatten(JSON.parse(readFileSync(path, 'utf8'))))
      .flatMap(([key, text]) => (bilingual.has(key) ? [] : [text]));
    expect(reportForeign(texts, language)).toEqual([]);
  });
});
