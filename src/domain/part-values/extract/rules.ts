import { isUnit, type Unit } from '../units.ts';
import { type ExtractProfile, extractProfiles, plainProfile } from './profiles.ts';

/** One rule of a profile, taken apart. */
export interface ExtractRule {
  readonly unit: Unit;
  readonly key: string;
  /** With a condition after `@`: only (`@`), never (nothing), or either (`*`). */
  readonly condition: 'only' | 'never' | 'either';
  /** `~`: only ranges. */
  readonly rangeOnly: boolean;
  /** `#2`: only where the description has exactly two values of this unit without condition. */
  readonly count?: number;
  /** `^V`: only in front of every value in this unit other than itself; `^p`: only in front of the polarity. */
  readonly before?: string;
  /** `<=0.1` and `>=1000`, on the stored value. */
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface ReadProfile {
  readonly rules: readonly ExtractRule[];
  readonly texts: readonly string[];
  readonly reads: Readonly<Record<string, string>>;
}

const notation = /^(.+?)(~?)([@*]?)(?:#(\d))?(~?)(?:\^(\w))?(?:(<=|>=)([\d.e-]+))?:(\w+)$/;

/** Reads one rule: unit, then `~ @ * #n ^unit <=x >=x` as needed, then `:parameter`; the unit `n` is a plain count. */
export function readRule(text: string): ExtractRule {
  const match = notation.exec(text);
  const unit = match?.[1] === 'n' ? '' : (match?.[1] ?? '?');
  if (!match || !isUnit(unit)) throw new Error(`extract: cannot read the rule ${text}`);
  const [, , range, condition, count, lateRange, before, sign, bound, key = ''] = match;
  return {
    unit,
    key,
    condition: condition === '@' ? 'only' : condition === '*' ? 'either' : 'never',
    rangeOnly: range === '~' || lateRange === '~',
    ...(count && { count: Number(count) }),
    ...(before && { before }),
    ...(sign === '<=' && { atMost: Number(bound) }),
    ...(sign === '>=' && { atLeast: Number(bound) }),
  };
}

const everywhere = ['℃~:operatingTemperature'].map(readRule);

function readProfile(profile: ExtractProfile): ReadProfile {
  return {
    rules: [...profile.numbers.split(' ').map(readRule), ...everywhere],
    texts: profile.texts?.split(' ') ?? [],
    reads: profile.reads ?? {},
  };
}

const read = extractProfiles.map((profile) => ({ match: profile.match, ...readProfile(profile) }));
const plain = readProfile(plainProfile);

/**
 * The profile for a category given as its names from the narrowest to the widest, in either language. The first
 * name that any profile knows decides; without one only the clear units are read.
 */
export function profileFor(category: readonly string[]): ReadProfile {
  for (const name of category) {
    const found = read.find((profile) => profile.match.test(name));
    if (found) return found;
  }
  return plain;
}
