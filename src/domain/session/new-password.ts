interface UnchangedRefusal {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: {
    readonly fields: { readonly field: 'password' | 'payPassword'; readonly rule: 'unchanged' }[];
  };
}

/** Refuses a new password, in the field of that name, that is the old one; undefined where it differs. */
export function refuseUnchanged(
  field: 'password' | 'payPassword',
  { old, chosen }: { readonly old: string; readonly chosen: string },
): UnchangedRefusal | undefined {
  if (old !== chosen) return undefined;
  return { ok: false, code: 'fieldRefused', params: { fields: [{ field, rule: 'unchanged' }] } };
}
