import { findTextValue, parameterByKey } from '#domain/glossary/index.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { DemoProduct } from './demo-product.ts';
import { leafByKey } from './leaves.ts';

/** What a product is called and how it is described. */
export interface ProductTexts {
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly applications: Bilingual;
}

const languages = { zh: 'zh_CN', en: 'en_US' } as const satisfies Record<string, Language>;

/** How a plain count is said in a name. */
const counted: Readonly<Record<string, Bilingual>> = {
  numberOfAmplifiers: { zh: '{n}路', en: '{n}-channel' },
  numberOfChannels: { zh: '{n}路', en: '{n}-channel' },
  numberOfResistors: { zh: '{n}联', en: '{n} elements' },
  rotations: { zh: '{n}圈', en: '{n}-turn' },
};

/** English words inside a name are small, names of cores and standards keep their capitals. */
function inSentence(words: string): string {
  return /^(?:Arm|Xtensa|Micro|Mini)\b/.test(words) || !/^[A-Z][a-z]/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
}

/** A parameter's text in one language: known words are translated, figures stand. */
function valueIn(key: string, text: string, language: Language): string {
  const said = counted[key];
  if (said) return inLanguage(said, language).replace('{n}', text);
  const known = findTextValue(key, text);
  if (!known) return text;
  return language === 'zh_CN' ? known.zh : inSentence(known.en);
}

function values(product: DemoProduct, keys: readonly string[], language: Language): readonly string[] {
  return keys.flatMap((key) => {
    const text = product.parameters[key];
    return text === undefined ? [] : [valueIn(key, text, language)];
  });
}

function stated(product: DemoProduct, language: Language): readonly string[] {
  const isChinese = language === 'zh_CN';
  return Object.entries(product.parameters).flatMap(([key, text]) => {
    const parameter = parameterByKey(key);
    if (!parameter) return [];
    const value = valueIn(key, text, language);
    return [
      isChinese
        ? `${parameter.zh} ${value}`
        : `${parameter.en
            .replace(/\(.*\)/, '')
            .trim()
            .toLowerCase()} ${value}`,
    ];
  });
}

/** How many parameters a description states; the table has them all. */
const mostStated = 6;

function nameIn(product: DemoProduct, language: Language): string {
  const leaf = leafByKey(product.leaf);
  const [kind, ...others] = leaf.highlights;
  const isKind = kind === 'logicFunction';
  const [noun = '', ...facts] = isKind
    ? values(product, [kind, ...others], language)
    : [inLanguage(leaf.noun, language), ...values(product, leaf.highlights, language)];
  const named = language === 'zh_CN' ? noun : `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const housing = /^(?:-|Plugin|SMD)(?:,|$)/.test(product.package) ? [] : [product.package];
  return [named, ...facts, ...housing].join(' ');
}

function descriptionIn(product: DemoProduct, language: Language): string {
  const facts = stated(product, language).slice(0, mostStated);
  const noun = inLanguage(leafByKey(product.leaf).noun, language);
  if (language === 'zh_CN') return `${product.brand} ${product.mpn} ${noun}，${facts.join('，')}。`;
  return `${product.brand} ${product.mpn} ${noun}: ${facts.join(', ')}.`;
}

function applicationsIn(product: DemoProduct, language: Language): string {
  const use = inLanguage(leafByKey(product.leaf).use, language);
  if (product.reel === undefined) return use;
  return language === 'zh_CN'
    ? `${use} 整盘（整管）数量 ${product.reel} 只。`
    : `${use} One reel or tube holds ${product.reel} pieces.`;
}

function both(make: (language: Language) => string): Bilingual {
  return { zh: make(languages.zh), en: make(languages.en) };
}

/** Writes a product's texts from its parameters, in both languages. */
export function textsOf(product: DemoProduct): ProductTexts {
  return {
    name: both((language) => nameIn(product, language)),
    description: both((language) => descriptionIn(product, language)),
    applications: both((language) => applicationsIn(product, language)),
  };
}
