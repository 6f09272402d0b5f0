/** The members of any value: those of an object, none for a value without members. Nothing is known of what they hold. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
