import { parameterByKey } from '../../glossary/parameters.ts';
import { findTextValue, textValuesNamed } from '../../glossary/values.ts';
import type { Bilingual } from '../../language.ts';
import { indexOfWords } from '../../text/index-of-words.ts';
import { type PartValue, parsePartValue } from '../parse.ts';
import { type ExtractRule, profileFor, type ReadProfile } from './rules.ts';
import { type ExtractToken, tokenise } from './tokens.ts';

/** A parameter found in a free text. */
export interface ExtractedParameter {
  /** Its key in the glossary. */
  readonly key: string;
  /** As it was written. */
  readonly text: string;
  /** Only for numbers, in the unit of the parameter. */
  readonly value?: PartValue;
  /** Only for texts that the glossary knows, in both languages. */
  readonly label?: Bilingual;
}

export interface Extracted {
  readonly parameters: readonly ExtractedParameter[];
  /** The package that the text names, where it was not given. */
  readonly package?: string;
}

export interface ExtractContext {
  /** Category names from the narrowest to the widest, in either language. */
  readonly category?: readonly string[];
  /** The package, where another column states it; it is then left out of the text. */
  readonly package?: string;
}

type NumberToken = Extract<ExtractToken, { kind: 'number' }>;

/** What the position of a value among the others decides. */
interface Surroundings {
  readonly numbers: readonly NumberToken[];
  readonly polarityAt: number;
}

function sizeOf(value: PartValue): number {
  return typeof value.si === 'number' ? value.si : (value.si.max ?? value.si.min ?? 0);
}

function standsBefore(
  token: NumberToken,
  rule: ExtractRule,
  around: Surroundings,
  tokens: readonly ExtractToken[],
): boolean {
  if (rule.before === undefined) return true;
  const at = tokens.indexOf(token);
  if (rule.before === 'p') return around.polarityAt < 0 || at < around.polarityAt;
  const first = tokens.findIndex(
    (other) => other !== token && other.kind === 'number' && other.value.unit === rule.before,
  );
  return first < 0 || at < first;
}

function fits(
  token: NumberToken,
  rule: ExtractRule,
  around: Surroundings,
  tokens: readonly ExtractToken[],
): boolean {
  const { value } = token;
  if (rule.unit !== value.unit) return false;
  const conditioned = value.condition !== undefined;
  if (rule.condition === 'only' ? !conditioned : rule.condition === 'never' && conditioned) return false;
  if (rule.rangeOnly && typeof value.si === 'number') return false;
  if (rule.atMost !== undefined && sizeOf(value) > rule.atMost) return false;
  if (rule.atLeast !== undefined && sizeOf(value) < rule.atLeast) return false;
  const alike = around.numbers.filter(
    (other) =>
      other.value.unit === rule.unit &&
      other.value.condition === undefined &&
      (!rule.rangeOnly || typeof other.value.si !== 'number'),
  );
  if (rule.count !== undefined && alike.length !== rule.count) return false;
  return standsBefore(token, rule, around, tokens);
}

/** Reads the text again in the unit of the parameter: a clock in MHz becomes a sampling rate, Kbit become bytes. */
function inParameter(key: string, token: NumberToken): ExtractedParameter | undefined {
  const unit = parameterByKey(key)?.unit;
  if (unit === undefined) return undefined;
  const parsed = parsePartValue(token.text.replace(/@typ$/i, ''), { kind: unit });
  return parsed.ok ? { key, text: token.text, value: parsed.value } : undefined;
}

function readNumber(
  token: NumberToken,
  profile: ReadProfile,
  {
    used,
    around,
    tokens,
  }: {
    readonly used: ReadonlySet<string>;
    readonly around: Surroundings;
    readonly tokens: readonly ExtractToken[];
  },
) {
  const rule = profile.rules.find(
    (candidate) => !used.has(candidate.key) && fits(token, candidate, around, tokens),
  );
  return rule && inParameter(rule.key, token);
}

function readText(
  token: ExtractToken,
  profile: ReadProfile,
  used: ReadonlySet<string>,
): ExtractedParameter | undefined {
  const key = profile.texts.find((name) => !used.has(name) && findTextValue(name, token.text));
  const label = key && findTextValue(key, token.text);
  if (!key || !label) return undefined;
  const parameter = parameterByKey(key);
  if (parameter?.kind !== 'number') return { key, text: token.text, label };
  const parsed = parsePartValue(label.en, { kind: parameter.unit ?? '' });
  return parsed.ok ? { key, text: token.text, value: parsed.value } : undefined;
}

function plainText(text: string, context: ExtractContext, profile: ReadProfile): string {
  let rest = text;
  for (const words of [context.package, ...(context.category ?? [])]) {
    if (!words || words.length < 2) continue;
    const at = indexOfWords(rest, words);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + words.length)}`;
  }
  for (const [word, meant] of Object.entries(profile.reads)) rest = rest.replaceAll(word, meant);
  return rest;
}

/** A package `Plugin,P=2.54mm` states the pitch more surely than one of several lengths in the text. */
function pitchOfPackage(profile: ReadProfile, name: string | undefined): ExtractedParameter | undefined {
  const text = /P=([\d.]+mm)/i.exec(name ?? '')?.[1];
  const key = ['pitch', 'leadSpacing'].find((candidate) =>
    profile.rules.some((rule) => rule.key === candidate),
  );
  const parsed = text && key ? parsePartValue(text, { kind: 'm' }) : undefined;
  return text && key && parsed?.ok ? { key, text, value: parsed.value } : undefined;
}

/**
 * Finds the parameters in a supplier's description. What a loose value means is decided by the category words:
 * `450mΩ ±25% 600Ω@100MHz 0603` of a ferrite bead is a DC resistance, a tolerance, an impedance and a package.
 * Every parameter is found at most once; what is not understood is left out.
 */
export function extractParameters(text: string, context: ExtractContext = {}): Extracted {
  const profile = profileFor(context.category ?? []);
  const tokens = tokenise(plainText(text, context, profile), profile.texts);
  const around: Surroundings = {
    numbers: tokens.filter((token) => token.kind === 'number'),
    polarityAt: tokens.findIndex((token) =>
      textValuesNamed(token.text).some((value) => value.keys.includes('outputPolarity')),
    ),
  };
  const pitch = pitchOfPackage(profile, context.package);
  const found = new Map<string, ExtractedParameter>(pitch && [[pitch.key, pitch]]);
  const used = new Set<string>(found.keys());
  for (const token of tokens) {
    const parameter =
      token.kind === 'number'
        ? readNumber(token, profile, { used, around, tokens })
        : readText(token, profile, used);
    if (!parameter) continue;
    used.add(parameter.key);
    found.set(parameter.key, parameter);
  }
  const named = tokens.findLast((token) => token.kind === 'package')?.text;
  return { parameters: [...found.values()], ...(named !== undefined && { package: named }) };
}
