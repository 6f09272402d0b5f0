import { inLanguage } from '#domain/language.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';

/** Custom because the grade of the member decides about a download. */
export const documentsHandlers: CustomHandlers = {
  authoriseDocumentDownload(call, { tid }) {
    const { store } = call.world;
    const found = store.at('documents', tid);
    if (!found) return refused('notFound');
    if (found.$grade > Number(callingMember(call).grade)) return refused('noDownloadPermission');
    store.change('documents', found, { dowloadCount: found.dowloadCount + 1 });
    return { ok: true, data: inLanguage(found.$path, call.language) };
  },
};
