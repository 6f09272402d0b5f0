import { inLanguage } from '#domain/language.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';
import { documentsWith, filterDocuments, listedDocument } from '../found-documents.ts';
import { pageOf } from '../sort-and-page.ts';

/** Custom because a list counts what each filter leaves, and because the grade of the member decides about a download. */
export const documentsHandlers: CustomHandlers = {
  listDocuments(call, { keyWord = '', ...request }) {
    const { documents, params } = filterDocuments(documentsWith(call.world, keyWord), request);
    const data = pageOf(documents, request).map((entry) => listedDocument(call, entry, keyWord));
    return { ok: true, data, params };
  },

  authoriseDocumentDownload(call, { tid }) {
    const { store } = call.world;
    const found = store.at('documents', tid);
    if (!found) return refused('notFound');
    if (found.$grade > Number(callingMember(call).grade)) return refused('noDownloadPermission');
    store.change('documents', found, { dowloadCount: found.dowloadCount + 1 });
    return { ok: true, data: inLanguage(found.$path, call.language) };
  },
};
