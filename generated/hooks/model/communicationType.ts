// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CommunicationTypeValue } from './communicationTypeValue.ts';

/**
 * A communication type.
 */
export interface CommunicationType {
  /** The value on the wire. */
  value: CommunicationTypeValue;
  /**
     * Its name in the language of the request.
     * @minLength 1
     * @maxLength 50
     */
  label: string;
}
