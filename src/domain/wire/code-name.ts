import { keysOf } from '#domain/keys-of.ts';
import { type CodeName, codes } from '#generated/constants.ts';

/** Returns the name of a business code, undefined for a number that is none. */
export function codeNameOf(code: number | undefined): CodeName | undefined {
  return keysOf(codes).find((name) => codes[name] === code);
}
