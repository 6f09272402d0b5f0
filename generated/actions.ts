// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Action } from '#domain/actions/offered.ts';

/** Entity → action → when it is offered and what it sets. Ask with `isOffered` of `#domain/actions/offered.ts`. */
export const actions = {
  Address: {
    setDefaultAddress: {
      operation: "editAddress",
      on: "Address",
      name: "setDefaultAddress",
      request: {
        defaultState: 1,
      },
      when: [
        {
          defaultState: [0, 1],
        },
      ],
      sets: {
        defaultState: 1,
      },
      screens: {
        addresses: [
          {
            defaultState: [0],
          },
        ],
      },
    },
  },
} as const satisfies Record<string, Record<string, Action>>;

/** The actions of each operation; where there are several, `chosenAction` finds the one that a request means. */
export const actionsOf = {
  editAddress: [actions.Address.setDefaultAddress],
} as const;

export type ActingOperation = keyof typeof actionsOf;
