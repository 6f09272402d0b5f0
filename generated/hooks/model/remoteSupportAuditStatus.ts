// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the request. Any value not listed is shown as cancelled.
 */
export type RemoteSupportAuditStatus = typeof RemoteSupportAuditStatus[keyof typeof RemoteSupportAuditStatus];


export const RemoteSupportAuditStatus = {
  supportPending: 0,
  supportAccepted: 1,
  completed: 2,
  cancelled: 3,
} as const;
