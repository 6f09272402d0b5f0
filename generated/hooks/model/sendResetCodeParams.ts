// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';

export type SendResetCodeParams = {
/**
 * Where the code goes.
 */
mailAddress: Email;
};
