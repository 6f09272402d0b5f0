import { downloadGradeValues } from '#generated/enums.ts';
import type { CallContext } from '#server/call-context.ts';
import { findDocuments } from '#server/documents/index.ts';
import type { SearchPage } from './search-products.ts';

/** Documents with all words of the keyword. A page size of 0 only counts. */
export async function searchDocuments({ db }: Pick<CallContext, 'db'>, keyWord: string, page: SearchPage) {
  const all = downloadGradeValues.allDocuments;
  const { documents, params } = await findDocuments(db, { keyWord, downloadGrade: all, ...page });
  return { items: documents, total: params.totalDataCounts };
}
