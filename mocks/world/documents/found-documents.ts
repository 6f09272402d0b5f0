import { type DocumentFilters, documentCounts, hasDownloadGrade } from '#domain/documents/document-counts.ts';
import { isForMembers } from '#domain/documents/document-permission.ts';
import { listedDocument } from '#domain/documents/listed-document.ts';
import { documentSearch, isSoughtDocument } from '#domain/search/document-search.ts';
import { readKeyword } from '#domain/search/keyword.ts';
import { compareFound, documentIndex, hasWords, keywordWords } from '#domain/search/text-search.ts';
import { wordTokens } from '#domain/search/tokens.ts';
import type { Call, World } from '../call.ts';
import type { DocumentEntry } from '../entries.ts';

/** Documents with the words of a search, titles first, then the latest; all of them for a blank one. */
export function documentsWith({ store }: World, keyWord: string): DocumentEntry[] {
  const sought = documentSearch(keyWord);
  const found = store.all('documents').filter(({ title, description, $text, $partKeys }) => {
    const { tokens } = documentIndex({ title, description, text: $text, parts: [] });
    const index = { tokens: [...tokens, ...wordTokens($partKeys)], partKeys: $partKeys };
    return isSoughtDocument(sought, index);
  });
  const words = keywordWords(keyWord);
  const keyed = found.map((entry) => ({
    entry,
    inTitle: hasWords([`${entry.title.zh} ${entry.title.en}`], words),
    time: Date.parse(entry.createTime),
    id: entry.$id,
  }));
  return keyed.toSorted(compareFound).map(({ entry }) => entry);
}

/** Those that a category and a permission leave, and the counts of both filters. */
export function filterDocuments(found: readonly DocumentEntry[], filters: DocumentFilters) {
  const { typeId, downloadGrade } = filters;
  const groups = found.map((entry) => ({
    typeId: entry.typeId,
    isForMembers: isForMembers(entry.$grade),
    documents: 1,
  }));
  const documents = found.filter(
    (entry) =>
      hasDownloadGrade(isForMembers(entry.$grade), downloadGrade) &&
      (typeId === undefined || entry.typeId === typeId),
  );
  return { documents, params: documentCounts(groups, filters) };
}

/** A document as the list shows it, with the sentence in which it was found. */
export function foundDocument(call: Call, entry: DocumentEntry, keyWord: string) {
  const { tid, typeId, title, description, browseCount, dowloadCount, createTime } = entry;
  const { $text: text, $grade: grade, $path: path } = entry;
  const stored = {
    tid,
    typeId,
    typeName: call.world.store.at('documentTypes', typeId)?.typeName ?? { zh: '', en: '' },
    title,
    description,
    text,
    grade,
    path,
    browseCount,
    dowloadCount,
    createTime,
  };
  return listedDocument(stored, readKeyword(keyWord), call.language);
}
