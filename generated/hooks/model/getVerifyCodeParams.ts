// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GetVerifyCodeSound } from './getVerifyCodeSound.ts';

export type GetVerifyCodeParams = {
/**
 * 1 for a code that is read aloud.
 */
sound?: GetVerifyCodeSound;
};
