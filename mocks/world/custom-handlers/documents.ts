import { inLanguage } from '#domain/language.ts';
import { hasWords, keywordWords } from '#domain/search/text-search.ts';
import { type CustomHandlers, callingMember, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import type { DocumentEntry } from '../entries.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

const membersOnly = 1;

const free = 2;

/** Custom because the member grade decides about downloads, which are counted. */
export const documentsHandlers: CustomHandlers = {
  listDocuments(call, request) {
    const { keyWord, downloadGrade, typeId } = request;
    const words = keywordWords(keyWord);
    const texts = ({ title, description }: DocumentEntry) => [
      inLanguage(title, call.language),
      inLanguage(description, call.language),
    ];
    const fitting = call.world.store
      .all('documents')
      .filter((one) => typeId === undefined || one.typeId === typeId)
      .filter(({ $grade }) =>
        downloadGrade === membersOnly ? $grade > 0 : downloadGrade !== free || $grade === 0,
      )
      .filter((one) => hasWords(texts(one), words));
    const sorted = sortEntries(fitting, '-createTime', call.language);
    const data = pageOf(sorted, request).map((one) => shownBy(call, one));
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  /** Only documents with a direct link: the others are counted when they are granted. */
  countDocumentDownload({ world: { store } }, { tid }) {
    const found = store.at('documents', tid);
    if (!found || found.$grade > 0) return refused('notFound');
    store.change('documents', found, { dowloadCount: found.dowloadCount + 1 });
    return { ok: true };
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
