import type { Language } from '../language.ts';
import { formatPartValue } from './format.ts';
import { type PartValue, parsePartValue } from './parse.ts';
import { type StatedNumber, statedNumber, statedValue } from './stated-number.ts';
import { isUnit, type Unit } from './units.ts';

const chinese = /\p{Script=Han}/u;
/** Micro is typed as u where the keyboard has no µ. */
const typedMicro = /(?<=\d\s?)[uμ](?=[FHAVWsm])/g;
/** Most texts come again with every list; the memory of one category's worth of values is enough. */
const mostRemembered = 20_000;
const remembered = new Map<string, string>();

/** One form for a parsed value: `±1%`, `> 50 V`, `600 Ω @ 100 MHz`. */
export function formatParsed(
  { si, plusMinus, exclusive, condition, unit }: PartValue,
  language: Language,
): string {
  const value = formatPartValue(si, unit, language);
  const body = (plusMinus ? '±' : '') + (exclusive ? value.replace('≥', '>').replace('≤', '<') : value);
  return condition === undefined ? body : `${body} @ ${conditionText(condition, language)}`;
}

/** A pulse by its rise and decay, as surge currents are stated for: `8/20us`. */
const pulse = /^(\d+\/\d+) ?([mn]?|[uμµ])s$/;

/** The measured parts of a condition in their own one form: `17.5 A, 10 V`, `8/20 µs`. */
function conditionText(condition: string, language: Language): string {
  return condition
    .split(/[,，]\s*/)
    .map((part) => {
      const parsed = parsePartValue(part);
      return parsed.ok && parsed.value.unit !== ''
        ? formatParsed(parsed.value, language)
        : part.replace(
            pulse,
            (_whole, times: string, prefix: string) => `${times} ${prefix.replace(/[uμ]/, 'µ')}s`,
          );
    })
    .join(', ');
}

function readText(t: string, stated: StatedNumber, unit: Unit, language: Language): string {
  const parsed = parsePartValue(t, { kind: unit });
  if (parsed.ok && isSame(statedNumber(parsed.value.si), stated)) {
    const text = formatParsed(parsed.value, language);
    if (!isUneven(text) || isSpacing(t, text)) return text;
  }
  const value = statedValue(stated);
  if (value !== undefined && language === 'en_US' && chinese.test(t))
    return formatPartValue(value, unit, language);
  return t.replace(typedMicro, 'µ');
}

/** 250 gf are 2.45166 N: a customary unit that converts to an uneven number stays. */
function isUneven(text: string): boolean {
  return /\d\.\d{4,}|\d{2,}\.\d{3,}/.test(text);
}

/** Only the spaces differ: `32.768kHz` is as uneven as `32.768 kHz`. */
function isSpacing(stated: string, text: string): boolean {
  return stated.replaceAll(' ', '') === text.replaceAll(' ', '');
}

/** A text that says more or something else than the number that is kept is not written again. */
function isSame(read: StatedNumber, stated: StatedNumber): boolean {
  return read.n === stated.n && read.h === stated.h;
}

/**
 * A stated value as every page writes it, whatever the supplier's spelling (`t`): `1uF`, `1µF` and `0.001mF` are all
 * `1 µF`. A text that holds more than a value stays, unless it is in the other language.
 */
export function statedText(
  { t, ...stated }: StatedNumber & { readonly t: string },
  unit: string | null,
  language: Language,
): string {
  if (unit === null || !isUnit(unit)) return t;
  const key = `${language} ${unit} ${stated.n} ${stated.h} ${t}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const text = readText(t, stated, unit, language);
  remembered.set(key, text);
  return text;
}
