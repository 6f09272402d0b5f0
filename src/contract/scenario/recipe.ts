import { asObject, asText } from '#description/json.ts';
import type { Caller } from '../caller.ts';
import type { Exchange, Fields } from '../exchange.ts';
import { PreconditionUnmet } from './precondition.ts';
import type { TestActors, TestMember } from './test-actors.ts';

/** A request that gets code 0, and who is to send it. */
export interface ValidRequest {
  readonly fields: Fields;
  readonly caller: Caller;
}

/** A request of an operation that needs more than its schema says; throws `PreconditionUnmet` where the target does not allow it. */
export type Recipe = (actors: TestActors) => Promise<ValidRequest>;

/** The member that a recipe needs. */
export function memberOf({ members, lacks }: TestActors): TestMember {
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
