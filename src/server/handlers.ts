import type { OperationId } from '#generated/server/routes.ts';
import { cartHandlers } from './cart/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { frameHandlers } from './frame/handlers.ts';
import { helpHandlers } from './help/handlers.ts';
import type { AppHandlers } from './http/context.ts';
import type { NotBuilt } from './not-built.ts';
import { searchHandlers } from './search/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { solutionsHandlers } from './solutions/handlers.ts';

const built = {
  ...cartHandlers,
  ...catalogueHandlers,
  ...contentHandlers,
  ...documentsHandlers,
  ...frameHandlers,
  ...helpHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...solutionsHandlers,
};

type Gap = Exclude<OperationId, keyof typeof built | NotBuilt> | (keyof typeof built & NotBuilt);
/** Does not compile unless every operation has a handler or stands in the list of those not built yet, and none both. */
const noGap: [Gap] extends [never] ? true : Gap = true;

/** One typed handler for each operation that is built. */
export const handlers: Partial<AppHandlers> = noGap && built;
