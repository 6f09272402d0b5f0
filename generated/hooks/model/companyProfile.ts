// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SceneUrl } from './sceneUrl.ts';

/**
 * The company in words and pictures.
 */
export interface CompanyProfile {
  frontCover: SceneUrl;
  /**
     * Who we are.
     * @maxLength 5000
     */
  synopsis: string;
  /**
     * What we believe in.
     * @maxLength 5000
     */
  idea: string;
  /**
     * Main business.
     * @maxLength 5000
     */
  mainBusiness: string;
  /**
     * What we sell.
     * @maxLength 5000
     */
  products: string;
  /**
     * Our purpose.
     * @maxLength 5000
     */
  ourPurpose: string;
  /**
     * Pictures with a description, as JSON text.
     * @maxLength 20000
     */
  imageText: string;
}
