import type { WireAnswer, WireRequest } from '#contract/exchange.ts';
import type { Target } from '#contract/target.ts';
import { brokenConnection, type Ground, type Plant } from './mutation.ts';
import { arrivalOf, asResponse } from './wire.ts';

/** One request to the planted operation and what was answered. */
export interface Heard {
  readonly operation: string | undefined;
  readonly request: WireRequest;
  readonly answer: WireAnswer;
  readonly lied: boolean;
}

export interface PlantedTarget {
  readonly target: Target;
  /** How often it lied until now. */
  readonly lies: () => number;
  /** How often the planted operation was called until now. */
  readonly calls: () => number;
}

/** A target that is honest but for one drift on one operation. `onHeard` sees every exchange. */
export function plantOn(
  target: Target,
  plant: Plant,
  ground: Ground,
  onHeard?: (heard: Heard) => void,
): PlantedTarget {
  const liar = plant.liar(ground);
  let [lies, calls] = [0, 0];
  const send = async (original: Request): Promise<Response> => {
    const { asked, ask } = await arrivalOf(ground.contract, target, original, ground.operation.id);
    const { answer, lied } = await liar(asked, ask);
    if (lied) lies += 1;
    if (asked.here) calls += 1;
    onHeard?.({ operation: asked.operation?.id, request: asked.request, answer, lied });
    if (answer.status === brokenConnection)
      throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    return asResponse(answer);
  };
  return { target: { ...target, send }, lies: () => lies, calls: () => calls };
}
