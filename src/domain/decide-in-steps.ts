/** How far a decision is: the fact to find out next, or the end. */
export type Progress<Facts, Decision> =
  | { readonly next: keyof Facts & string }
  | { readonly decision: Decision };

/** What decides as far as the facts are known. */
export type Decide<Facts, Decision> = (known: Partial<Facts>) => Progress<Facts, Decision>;

type Find<Facts> = { readonly [Name in keyof Facts]-?: () => Facts[Name] | Promise<Facts[Name]> };

/**
 * Decides what depends on facts that cost something to find out, or change something: `decide` says which one it needs next. Each is
 * found out once at most, and not at all where the ones before it decide.
 */
export async function decideInSteps<Facts extends object, Decision>(
  decide: Decide<Facts, Decision>,
  find: Find<Facts>,
): Promise<Decision> {
  const known: Partial<Facts> = {};
  let progress = decide(known);
  while ('next' in progress) {
    known[progress.next] = await find[progress.next]();
    progress = decide(known);
  }
  return progress.decision;
}

/** A decision whose facts are refusals: looks for one in this order and ends with the first; undefined where there is none. */
export function firstRefusal<Facts extends object>(
  ...order: readonly (keyof Facts & string)[]
): Decide<Facts, Facts[keyof Facts & string] | undefined> {
  return (known) => {
    for (const name of order) {
      if (!(name in known)) return { next: name };
      if (known[name] !== undefined) return { decision: known[name] };
    }
    return { decision: undefined };
  };
}
