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

const withoutSpaces = (path: string) =>
  path
    .split(',')
    .map((name) => name.trim())
    .join(',');

/**
 * Whether an address can be kept with this path: it must lead to the lowest level of a tree (one per language) that has its
 * country. The path of a country that no tree has, such as one of former years, is kept as it is but never stored newly.
 */
export function isWholeRegion(
  trees: readonly (readonly Region[])[],
  path: string,
  stored?: string | undefined,
): boolean {
  const clean = withoutSpaces(path);
  const judges = trees.filter((tree) =>
    tree.some(({ name }) => clean === name || clean.startsWith(`${name},`)),
  );
  if (judges.length === 0) return stored !== undefined && withoutSpaces(stored) === clean;
  return judges.some((tree) => {
    const place = placeOf(tree, clean);
    return place !== undefined && regionsUnder(tree, place)?.length === 0;
  });
}
