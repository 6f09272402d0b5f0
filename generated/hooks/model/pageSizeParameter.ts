// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PageSize } from './pageSize.ts';

export type PageSizeParameter = PageSize;
