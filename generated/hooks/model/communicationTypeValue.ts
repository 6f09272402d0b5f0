// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The value on the wire.
 */
export type CommunicationTypeValue = typeof CommunicationTypeValue[keyof typeof CommunicationTypeValue];


export const CommunicationTypeValue = {
  videoCall: 1,
  phoneCall: 2,
  otherWay: 3,
} as const;
