/**
 * The place of a finding with a star for every position in a list, so that `response#/data/0/stock` and `response#/data/1/stock` are
 * one place. Places in a description stay: a number there is a status or the index of a branch.
 */
export function placePattern(at: string): string {
  return at.startsWith('description#') ? at : at.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Whether a place fits a pattern in which `*` stands for any one position in a list. */
export function fitsPlace(pattern: string, at: string): boolean {
  const patternParts = pattern.split('/');
  const found = at.split('/');
  return (
    patternParts.length === found.length &&
    patternParts.every(
      (step, index) => step === found[index] || (step === '*' && /^(\d+|\*)$/.test(found[index] ?? '')),
    )
  );
}
