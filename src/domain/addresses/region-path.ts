/** A region by its name in one language, with the regions inside it; none at the lowest level. */
export interface Region {
  readonly name: string;
  readonly children?: readonly Region[] | undefined;
}

/** The regions under a place, none at the lowest level; undefined where the tree has no such place. */
export function regionsUnder(
  tree: readonly Region[],
  place: readonly string[],
): readonly Region[] | undefined {
  let level = tree;
  for (const name of place) {
    const region = level.find((one) => one.name === name);
    if (!region) return undefined;
    level = region.children ?? [];
  }
  return level;
}

/**
 * The names that a path joined by commas is made of; names may hold commas themselves. Undefined where the tree has no
 * such path.
 */
export function placeOf(tree: readonly Region[], path: string): readonly string[] | undefined {
  for (const { name, children = [] } of tree) {
    if (path === name) return [name];
    const rest = path.startsWith(`${name},`) && placeOf(children, path.slice(name.length + 1));
    if (rest) return [name, ...rest];
  }
  return undefined;
}

/**
 * Whether a path leads to the lowest level, in each of the trees (one per language) that has it. A path of none of them, such as
 * one with names of former years, cannot be judged and passes.
 */
export function isWholeRegion(trees: readonly (readonly Region[])[], path: string): boolean {
  const clean = path
    .split(',')
    .map((name) => name.trim())
    .join(',');
  return trees.every((tree) => {
    const place = placeOf(tree, clean);
    return !place || regionsUnder(tree, place)?.length === 0;
  });
}
