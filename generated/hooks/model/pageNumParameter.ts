// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageNum } from './pageNum.ts';

export type PageNumParameter = PageNum;
