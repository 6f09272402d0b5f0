import type { Operation } from '#description/description.ts';
import { type Rule, violationAt } from './violation.ts';

/** True if each call stores something more: an action moves what exists, which its states bound. */
function addsWithoutBound({ access, encoding, node }: Operation): boolean {
  const adds = node['x-idempotent'] === true && node['x-action'] === undefined;
  return access !== 'public' && (adds || encoding === 'multipart');
}

/** A member cannot fill the shop: every call that adds something has an hourly limit. */
export const additionsAreLimited: Rule = (description) =>
  description.operations
    .filter((operation) => addsWithoutBound(operation) && operation.node['x-hourly-limit'] === undefined)
    .map(({ id, pointer }) =>
      violationAt(
        description,
        pointer,
        `${id} adds something and members may call it without limit`,
        'Add x-hourly-limit, a number that no honest buyer reaches.',
      ),
    );
