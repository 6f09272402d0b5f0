// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * How to talk: 1 video, 2 phone, 3 other. The choices come from the call of communication types; when it returns none, these three.
 */
export type AddRemoteSupportFormCommunication = typeof AddRemoteSupportFormCommunication[keyof typeof AddRemoteSupportFormCommunication];


export const AddRemoteSupportFormCommunication = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;
