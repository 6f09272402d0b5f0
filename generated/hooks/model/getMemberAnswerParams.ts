// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Grade } from './grade.ts';

/**
 * What belongs to the response.
 */
export type GetMemberAnswerParams = {
  /**
     * Dictionary of the grades, in the language of the request.
     * @maxItems 50
     */
  grades: Grade[];
};
