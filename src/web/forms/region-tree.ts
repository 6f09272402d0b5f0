import { useGetRegionTree } from '#generated/hooks/addresses/addresses.ts';
import type { Region } from '#generated/hooks/model/region.ts';
import { useHydrated } from '#web/state/use-hydrated.ts';

export type { Region };

/** The tree is long and nothing of a page depends on it, so only the browser asks for it, and once. */
export function useRegions() {
  const hydrated = useHydrated();
  const query = useGetRegionTree({
    query: { enabled: hydrated, staleTime: Number.POSITIVE_INFINITY, meta: { ownMessage: true } },
  });
  return { regions: query.data?.data, failed: query.isError, retry: () => void query.refetch() };
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
