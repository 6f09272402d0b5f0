import { asList, asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf } from '../exchange.ts';

/** Whether a call shows something of its member, whenever it is asked, and needs no field for it. */
function isPlainRead({ access, cooldown, keyed, request }: ContractOperation): boolean {
  return access === 'member' && !keyed && cooldown === 0 && asList(request.schema.required).length === 0;
}

/** What the calls without fields show of a member: operation → response. */
export type MemberState = ReadonlyMap<string, string>;

/** Reads all that a member can see of what is theirs: lists on the longest page, balances, counts. */
export async function memberState(caller: Caller): Promise<MemberState> {
  const { document } = caller.contract.description;
  const state = new Map<string, string>();
  for (const operation of caller.contract.operations.filter(isPlainRead)) {
    const size = resolveRef(document, asObject(operation.request.schema.properties).pageSize).maximum;
    const exchange = await caller.call(operation.id, typeof size === 'number' ? { pageSize: size } : {});
    // One text is a link, whose signature is another one each time.
    const isLink = typeof asObject(exchange.json).data === 'string';
    if (codeOf(exchange) === 0 && !isLink) state.set(operation.id, exchange.response?.text ?? '');
  }
  return state;
}

/** The calls that now return something else. */
export function changedReads(before: MemberState, after: MemberState): string[] {
  return [...before.keys()].filter((id) => before.get(id) !== after.get(id));
}
