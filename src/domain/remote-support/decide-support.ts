import type { ShopDecision } from '#domain/actions/shop-decisions.ts';
import { remoteSupportAuditStatusValues as states } from '#generated/enums.ts';

/** The state of a request for remote support that was just made. */
export const newSupport = { auditStatus: states.supportPending } as const;

/** What the shop may do with a request for remote support. */
export const supportDecisions = {
  accept: {
    when: [{ auditStatus: [newSupport.auditStatus] }],
    sets: { auditStatus: states.supportAccepted },
  },
  complete: { when: [{ auditStatus: [states.supportAccepted] }], sets: { auditStatus: states.completed } },
} as const satisfies Readonly<Record<string, ShopDecision>>;

export type SupportDecision = keyof typeof supportDecisions;

/** Whether a text names a step of the shop with a request. */
export function isSupportDecision(name: unknown): name is SupportDecision {
  return typeof name === 'string' && Object.hasOwn(supportDecisions, name);
}
