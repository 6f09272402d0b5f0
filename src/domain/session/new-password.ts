interface UnchangedRefusal {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: {
    readonly fields: { readonly field: 'password' | 'payPassword'; readonly rule: 'unchanged' }[];
  };
}

/** A password as it is hashed and compared: the same characters are typed in several ways, such as digits in full width. */
export function comparedPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Whether two passwords are the same, however they were typed. */
export function isSamePassword(first: string, second: string): boolean {
  return comparedPassword(first) === comparedPassword(second);
}

/** Refuses a new password, in the field of that name, that is the old one; undefined where it differs. */
export function refuseUnchanged(
  field: 'password' | 'payPassword',
  { old, chosen }: { readonly old: string; readonly chosen: string },
): UnchangedRefusal | undefined {
  if (!isSamePassword(old, chosen)) return undefined;
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule: 'unchanged' }] } };
}
