import type { Fields } from '../../exchange.ts';
import { PreconditionUnmet } from '../../precondition.ts';
import type { ValidRequest } from '../../test-actors.ts';
import type { ShopActors } from '../shop-actors.ts';
import { validRequest } from '../valid-request.ts';

export interface RefusedRequest extends ValidRequest {
  /** Restores what the request needed to be refused, such as a product that was withdrawn for it. */
  readonly restore?: () => Promise<unknown>;
}

/** A request that keeps to the description and must be refused with one code. */
export interface Refusal {
  readonly id: string;
  /** What is wrong with the request; with `id` the label of the step. */
  readonly what: string;
  readonly code: number;
  /** Throws `PreconditionUnmet` where the target does not allow what the request needs. */
  readonly request: (actors: ShopActors) => Promise<RefusedRequest>;
}

/** A valid request of an operation; throws `PreconditionUnmet` where there is none. */
export async function requestOf(id: string, actors: ShopActors): Promise<ValidRequest> {
  const request = await validRequest(id, actors);
  if ('why' in request) throw new PreconditionUnmet(request.why);
  return request;
}

type Change = (fields: Fields) => Fields | undefined;

/** A valid request with one change; `change` returns undefined where this request cannot be made wrong that way. */
export function changeRefusal(id: string, code: number, what: string, change: Change): Refusal {
  const request = async (actors: ShopActors) => {
    const valid = await requestOf(id, actors);
    const fields = change(valid.fields);
    if (!fields) throw new PreconditionUnmet(`no request could be made with: ${what}`);
    return { ...valid, fields };
  };
  return { id, code, what, request };
}

/** The same field with another number. */
export function oneMore(name: string): Change {
  return (fields) => ({ ...fields, [name]: Number(fields[name] ?? 0) + 1 });
}
