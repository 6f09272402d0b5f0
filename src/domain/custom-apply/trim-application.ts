/** An application for a customised product with all its texts trimmed. */
export function trimApplication<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // The same fields with the same types.
  return Object.fromEntries(entries) as Fields;
}
