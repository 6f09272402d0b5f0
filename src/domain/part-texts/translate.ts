import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { formatPartValue, normaliseText, parsePartValue } from '../part-values/index.ts';
import { indexOfWords } from '../text/index-of-words.ts';
import { type CategoryWords, categoryWords } from './category-words.ts';
import { splitChinese } from './chinese-words.ts';
import { findPhrase, keyOf, longestFrom } from './phrases.ts';

export interface TextContext {
  /** The category's names from the narrowest to the widest. */
  readonly category: readonly Bilingual[];
  /** The package, where another column states it. */
  readonly package?: string;
}

export interface Translated {
  readonly text: string;
  /** Words of the other language that nothing is known about and that are left out. */
  readonly dropped: readonly string[];
}

const han = /\p{Script=Han}/u;

/** Whether a text is Chinese: a single Chinese character is enough. */
export function isChinese(text: string): boolean {
  return han.test(text);
}

/**
 * Says a supplier's text in the other language, piece by piece in its order: values and part numbers stay, what the
 * glossary knows is replaced, words of the other language that it does not know are left out.
 */
export function translateText(text: string, to: Language, context: TextContext): Translated {
  if (to === 'en_US' && !isChinese(text)) return { text, dropped: [] };
  const dropped: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => new Line(to, context, line, dropped).translate());
  return { text: lines.filter((line) => line !== '').join('\n'), dropped };
}

/**
 * A package whose name is made of words (`Plugin,P=2.54mm`) in one language; others stay as they are. `Push-Pull` is how
 * supplier's machines translate a plug-in part.
 */
export function packageText(name: string, language: Language): string {
  return name
    .split(/[,，]/)
    .map((piece) => {
      if (/^push-pull$/i.test(piece)) return language === 'zh_CN' ? '直插' : piece;
      const known = /\d/.test(piece) ? undefined : findPhrase(keyOf(piece), [], piece);
      return known ? inLanguage(known, language) : piece;
    })
    .join(',');
}

class Line {
  readonly #to: Language;
  readonly #package: string;
  readonly #category: CategoryWords;
  readonly #text: string;
  readonly #dropped: string[];
  /** In a text of capitals alone a word of capitals is not a sign of an abbreviation. */
  readonly #longestAbbreviation: number;

  constructor(to: Language, context: TextContext, text: string, dropped: string[]) {
    this.#to = to;
    this.#package = context.package ?? '';
    this.#category = categoryWords(context.category);
    this.#text = text;
    this.#dropped = dropped;
    this.#longestAbbreviation = /\p{Ll}{3}/u.test(text) ? 6 : 4;
  }

  translate(): string {
    const pack = this.#package;
    const at = pack.length > 1 ? indexOfWords(this.#text, pack) : -1;
    if (at < 0) return this.#words(this.#text).join(' ');
    const before = this.#words(this.#text.slice(0, at));
    const after = this.#words(this.#text.slice(at + pack.length));
    return [...before, packageText(pack, this.#to), ...after].join(' ');
  }

  #words(text: string): string[] {
    const words = text.split(/\s+/).filter((word) => word !== '');
    const keys = words.map(keyOf);
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = this.#phrase(words, keys, at) ?? this.#quantity(words, at);
      const piece = phrase?.text ?? this.#word(words[at] ?? '');
      if (piece !== '') said.push(piece);
      at += phrase?.length ?? 1;
    }
    return said;
  }

  /** The longest phrase that begins here. */
  #phrase(words: readonly string[], keys: readonly string[], at: number) {
    const first = keys[at] ?? '';
    if (first === '') return undefined;
    const longest = Math.max(this.#category.longestFrom(first), longestFrom(first));
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const key = keys.slice(at, at + length).join('');
      const written = words.slice(at, at + length).join(' ');
      const known = this.#category.find(key) ?? findPhrase(key, this.#category.expected, written);
      if (!known) continue;
      const said = inLanguage(known, this.#to);
      return { text: said === '' ? '' : said + (/[,;]$/.exec(written)?.[0] ?? ''), length };
    }
    return undefined;
  }

  /** `300,000 Times`: a number and a unit that is a word. */
  #quantity(words: readonly string[], at: number) {
    const [number = '', unit = ''] = [words[at], words[at + 1]];
    if (!/^[\d.,]+$/.test(number) || !/^\p{L}+$/u.test(unit)) return undefined;
    const parsed = parsePartValue(`${number} ${unit}`);
    if (!parsed.ok || (parsed.value.unit !== 'times' && parsed.value.unit !== 'pins')) return undefined;
    return { text: formatPartValue(parsed.value.si, parsed.value.unit, this.#to), length: 2 };
  }

  #word(word: string): string {
    if (/^[-–/,;]+$/.test(word)) return '';
    const isForeign = this.#to === 'zh_CN' ? !han.test(word) : han.test(word);
    if (!isForeign) return word;
    if (this.#to === 'en_US') return this.#fromChinese(word);
    if (this.#stays(word)) return word;
    const pieces = word.split(/(?<=[,，/;+&])|(?=[,，/;+&])/);
    if (pieces.length > 1) return this.#pieces(pieces);
    this.#dropped.push(word);
    return '';
  }

  /** Values, part numbers, abbreviations. */
  #stays(word: string): boolean {
    const letters = word.match(/\p{L}/gu)?.length ?? 0;
    if (letters <= 1) return true;
    if (/\d/.test(word) || parsePartValue(word).ok) return !/\p{L}{2,}[,，]\p{L}{3,}/u.test(word);
    return /^\p{Lu}[\p{Lu}+./&'-]*s?$/u.test(word) && letters <= this.#longestAbbreviation;
  }

  #pieces(pieces: readonly string[]): string {
    const said = pieces.map((piece) => {
      if (/^[,，/;+&]$/.test(piece)) return piece;
      const known = findPhrase(keyOf(piece), this.#category.expected, piece);
      return known ? inLanguage(known, this.#to) : this.#word(piece);
    });
    return said
      .join('')
      .replace(/([,，/;+&])[,，/;+&]+/g, '$1')
      .replace(/^[,，/;+&]+|[,，/;+&]+$/g, '');
  }

  #fromChinese(word: string): string {
    const parsed = parsePartValue(word);
    if (parsed.ok && parsed.value.condition === undefined)
      return formatPartValue(parsed.value.si, parsed.value.unit, this.#to);
    const said: string[] = [];
    for (const piece of splitChinese(normaliseText(word), this.#category.expected)) {
      if (piece.known) said.push(inLanguage(piece.known, this.#to));
      else if (han.test(piece.text)) this.#dropped.push(piece.text);
      else said.push(piece.text.replace(/^[,;:、/]+|[,;:、/]+$/g, ''));
    }
    return said.filter((piece) => piece !== '').join(' ');
  }
}
