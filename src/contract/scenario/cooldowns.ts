import { asObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf } from '../exchange.ts';
import { noteRefused } from './every-operation.ts';
import type { Telling } from './teller.ts';
import { validRequest } from './valid-request.ts';

const tooSoon = codes.tooManyRequests;

/** Twice at once is too soon; after the wait it may be called again. */
async function tellCooldown(telling: Telling, { id, cooldown }: ContractOperation): Promise<void> {
  const { cast, teller } = telling;
  const request = await validRequest(id, cast);
  if ('why' in request) return;
  const { caller, fields } = request;
  const quiet = { relations: 'none' } as const;
  const first = await teller.step(`${id}: once`, caller, id, fields, quiet);
  if (codeOf(first) !== 0) return;
  const second = await teller.step(`${id}: too soon`, caller, id, fields, quiet);
  if (codeOf(second) !== tooSoon) {
    const says = `${tooSoon} within ${cooldown} s`;
    teller.note(second, id, { kind: 'other-code', at: 'answer#/code', says, came: `code ${codeOf(second)}` });
    return;
  }
  const wait = asObject(asObject(second.json).params).retryAfter;
  const { pass } = cast.target.backstage;
  if (!pass || typeof wait !== 'number') return;
  await pass(Math.max(wait, 1));
  const third = await teller.step(`${id}: after the wait`, caller, id, fields, quiet);
  noteRefused(telling, id, third);
}

/** Every operation with `x-cooldown`. */
export async function tellCooldowns(telling: Telling): Promise<void> {
  for (const operation of telling.cast.contract.operations)
    if (operation.cooldown > 0 && telling.isWanted(operation.id)) await tellCooldown(telling, operation);
}
