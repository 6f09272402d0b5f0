import { comparedPassword } from '../session/new-password.ts';
import type { Finding } from '../wire/finding.ts';

/**
 * The fields of a request that must hold an uncommon password, and do not; case and width make no password uncommon. The list is of
 * 49,000 in lower case, of which 5,200 keep to the rule of new passwords. It is loaded when it is needed, which is rare.
 */
export async function commonPasswords(
  { uncommon }: { readonly uncommon?: readonly string[] },
  request: Readonly<Record<string, unknown>>,
): Promise<readonly Finding[]> {
  if (!uncommon) return [];
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'];
  return uncommon
    .filter((name) => list.includes(comparedPassword(String(request[name])).toLowerCase()))
    .map((field) => ({ field, rule: 'common' as const }));
}
