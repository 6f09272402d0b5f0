// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DateTime } from './dateTime.ts';

/**
 * A technical document.
 */
export interface TechnologyFile {
  /**
     * Number of the document.
     * @minimum 1
     * @maximum 9007199254740991
     */
  tid: number;
  /**
     * Title in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Where the file is. Null means that only members may download it.
     * @maxLength 2000
     * @nullable
     */
  docUrl: string | null;
  /**
     * How often it was looked at.
     * @minimum 0
     * @maximum 1000000000
     */
  browseCount: number;
  /**
     * How often it was downloaded. The name on the wire is spelled so.
     * @minimum 0
     * @maximum 1000000000
     */
  dowloadCount: number;
  createTime: DateTime;
  /**
     * Name of the category in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  typeName: string;
  /**
     * The sentence of the document in which words of the keyword were found, in the language in which they were found.
     * @minLength 1
     * @maxLength 300
     */
  sentence?: string;
}
