import type { WireRequest, WireResponse } from '#contract/exchange.ts';
import type { Target } from '#contract/target.ts';
import { brokenConnection, type Mutation, type MutationContext } from './mutation.ts';
import { arrivalOf, asResponse } from './wire.ts';

/** One request to the planted operation and what was answered. */
export interface ObservedExchange {
  readonly operation: string | undefined;
  readonly request: WireRequest;
  readonly response: WireResponse;
  readonly mutated: boolean;
}

export interface MutatedTarget {
  readonly target: Target;
  /** How often it lied until now. */
  readonly mutatedCount: () => number;
  /** How often the planted operation was called until now. */
  readonly calls: () => number;
}

/** A target that is honest but for one drift on one operation. `onHeard` sees every exchange. */
export function mutateTarget(
  target: Target,
  mutation: Mutation,
  context: MutationContext,
  onExchange?: (observed: ObservedExchange) => void,
): MutatedTarget {
  const mutator = mutation.mutator(context);
  let [mutatedCount, calls] = [0, 0];
  const send = async (original: Request): Promise<Response> => {
    const { received, forward } = await arrivalOf(context.contract, target, original, context.operation.id);
    const { response, mutated } = await mutator(received, forward);
    if (mutated) mutatedCount += 1;
    if (received.here) calls += 1;
    onExchange?.({ operation: received.operation?.id, request: received.request, response, mutated });
    if (response.status === brokenConnection)
      throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    return asResponse(response);
  };
  return { target: { ...target, send }, mutatedCount: () => mutatedCount, calls: () => calls };
}
