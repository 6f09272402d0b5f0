// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderKeyWord } from './orderKeyWord.ts';

export type KeyWordParameter = OrderKeyWord;
