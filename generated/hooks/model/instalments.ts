// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Instalment } from './instalment.ts';

/**
 * The instalments, in the order in which they fall due; empty until the back office has set them.
 * @maxItems 50
 */
export type Instalments = Instalment[];
