import { asList } from '#description/json.ts';
import { Caller } from './caller.ts';
import type { CheckContext } from './check.ts';
import { CannotCheck } from './finding.ts';

const unavailable = 503;

/** Calls a public operation. Throws `CannotCheck` when the target does not respond or is still starting. */
export async function assertReachable({ contract, target }: CheckContext): Promise<void> {
  const open = contract.operations.find(
    ({ access, request }) => access === 'public' && asList(request.schema.required).length === 0,
  );
  if (!open) return;
  const { response, failure } = await new Caller({ contract, target }).call(open.id);
  if (!response) throw new CannotCheck(`${target.name} does not respond: ${failure ?? 'no reason given'}`);
  if (response.status === unavailable)
    throw new CannotCheck(`${target.name} is not ready yet: it responds with 503`);
}
