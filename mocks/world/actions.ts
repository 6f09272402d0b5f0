import { type Action, chosenAction, fitsAnyRow, type Scalar } from '#domain/actions/offered.ts';
import { actionsOf } from '#generated/actions.ts';
import type { OperationId } from '#generated/server/handlers.ts';

const all: Partial<Record<OperationId, readonly Action[]>> = actionsOf;

export interface ActionEffect {
  readonly sets: Readonly<Record<string, Scalar>>;
  readonly removes: boolean;
  /** The action that was chosen, where the operation has any. */
  readonly action?: Action;
}

/** The effect of an operation's action on an entity; undefined where it is not offered. Without an action, no effect. */
export function applyAction(
  operation: OperationId,
  request: Readonly<Record<string, unknown>>,
  entity: Readonly<Record<string, unknown>>,
): ActionEffect | undefined {
  const actions = all[operation];
  const action = actions && chosenAction(actions, request);
  if (!action) return { sets: {}, removes: false };
  return fitsAnyRow(action.when, entity)
    ? { sets: action.sets ?? {}, removes: action.removes === true, action }
    : undefined;
}
