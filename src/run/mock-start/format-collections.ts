/** One entry a line: a change of the demo shop shows as the lines that changed. */
export function formatCollections(collections: Record<string, readonly object[]>): string {
  const parts = Object.entries(collections).map(
    ([name, entries]) => `"${name}": [\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
