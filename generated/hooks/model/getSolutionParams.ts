// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SchemeId } from './schemeId.ts';

export type GetSolutionParams = {
/**
 * The solution.
 */
schemeId: SchemeId;
};
