// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';

export type SendRegistrationCodeParams = {
/**
 * Where the code goes.
 */
mailAddress: Email;
};
