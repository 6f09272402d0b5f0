import { asObject, asText } from '#description/json.ts';
import type { Exchange } from '../exchange.ts';
import { PreconditionUnmet } from '../precondition.ts';
import type { ValidRequest } from '../test-actors.ts';
import type { ShopActors, ShopMember } from './shop-actors.ts';

/** A request of an operation that needs more than its schema says; throws `PreconditionUnmet` where the target does not allow it. */
export type Recipe = (actors: ShopActors) => Promise<ValidRequest>;

/** The member that a recipe needs. */
export function memberOf({ members, lacks }: ShopActors): ShopMember {
  const [member] = members;
  if (!member) throw new PreconditionUnmet(lacks[0] ?? 'there is no member');
  return member;
}

/** `data` of a response where it is an object, else an empty one. */
export function dataOf({ json }: Exchange) {
  return asObject(asObject(json).data);
}

/** `data` of a response where it is a text, else an empty one. */
export function textOf({ json }: Exchange): string {
  return asText(asObject(json).data);
}

/** `params` of a response. */
export function paramsOf({ json }: Exchange) {
  return asObject(asObject(json).params);
}
