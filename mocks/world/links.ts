import type { Language } from '#domain/language.ts';
import { myDataPath } from '#domain/my-data/my-archive.ts';
import { exportLink } from '#domain/order-export/export-link.ts';
import { flowExportFields, flowExportPath } from '#domain/wallet/flow-export.ts';
import type { OperationId, Requests } from '#generated/server/handlers.ts';

/** Path of a file and what the link to it says. */
export interface LinkTarget {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Links = { readonly [K in OperationId]?: (request: Requests[K], language: Language) => LinkTarget };

/** Where the links of the verb `link` of `x-mock` lead. */
export const links: Links = {
  exportOrders: exportLink,

  exportAccountFlow: (filter, language) => {
    return { path: flowExportPath, fields: flowExportFields(filter, language) };
  },

  exportMyData: (_, language) => ({ path: myDataPath, fields: { language } }),
};
