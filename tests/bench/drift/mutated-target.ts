import type { Target } from '#contract/target.ts';
import { brokenConnection, type Mutation, type MutationContext } from './mutation.ts';
import { arrivalOf, asResponse } from './wire.ts';

export interface MutatedTarget {
  readonly target: Target;
  /** Number of mutated responses so far. */
  readonly mutatedCount: () => number;
  /** Number of calls of the mutated operation so far. */
  readonly calls: () => number;
}

/** A target with one drift on one operation. */
export function mutateTarget(target: Target, mutation: Mutation, context: MutationContext): MutatedTarget {
  const mutator = mutation.mutator(context);
  let [mutatedCount, calls] = [0, 0];
  const send = async (original: Request): Promise<Response> => {
    const { received, forward } = await arrivalOf(context.contract, target, original, context.operation.id);
    const { response, mutated } = await mutator(received, forward);
    if (mutated) mutatedCount += 1;
    if (received.here) calls += 1;
    if (response.status === brokenConnection)
      throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    return asResponse(response);
  };
  return { target: { ...target, send }, mutatedCount: () => mutatedCount, calls: () => calls };
}
