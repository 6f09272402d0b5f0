import type { OperationId } from '#generated/server/routes.ts';

/** Operations of the description without a handler; they respond with code 4090. The list may only shrink. */
export const notBuilt = [] as const satisfies readonly OperationId[];

export type NotBuilt = (typeof notBuilt)[number];
