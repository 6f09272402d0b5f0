import { isCounted, readerName } from '#domain/documents/document-count.ts';
import { documentFileName, previewPath } from '#domain/documents/document-name.ts';
import { refuseCounting, refuseReading } from '#domain/documents/document-permission.ts';
import { inLanguage } from '#domain/language.ts';
import type { Call, CustomHandlers } from '../call.ts';
import type { DocumentEntry } from '../entries.ts';
import { pageOf } from '../sort-and-page.ts';
import { documentsWith, filterDocuments, foundDocument } from './found-documents.ts';

const counters = { look: 'browseCount', download: 'dowloadCount' } as const;

/** Counts a look or a download of a person, once within the pause. */
function countReader(
  { world, now, member, userAgent, address }: Call,
  found: DocumentEntry,
  kind: 'look' | 'download',
) {
  const key = `${kind} ${readerName({ memberId: member?.$id, address, userAgent }).name}`;
  const { $readers } = found;
  if (!isCounted($readers[key], now.getTime())) return;
  const field = counters[kind];
  world.store.change('documents', found, {
    [field]: found[field] + 1,
    $readers: { ...$readers, [key]: now.getTime() },
  });
}

function findReadable(call: Call, tid: number) {
  const found = call.world.store.at('documents', tid);
  const refusal = refuseReading(found?.$grade, call.member?.grade);
  if (refusal) return refusal;
  if (!found) throw new Error('a document that is not there may be read');
  return { ok: true, found } as const;
}

/** Bytes of a file that nobody built: a page costs about as much, and a letter some more. */
function fileSize({ $text }: DocumentEntry, call: Call): number {
  return 16_000 + 40 * inLanguage($text, call.language).length;
}

/** Custom because a list counts what each filter leaves, a person counts once, and the grade of the member decides. */
export const documentsHandlers: CustomHandlers = {
  listDocuments(call, { keyWord = '', tid, ...request }) {
    const withWords = documentsWith(call.world, keyWord);
    const found = tid === undefined ? withWords : withWords.filter((entry) => entry.tid === tid);
    const { documents, params } = filterDocuments(found, request);
    const data = pageOf(documents, request).map((entry) => foundDocument(call, entry, keyWord));
    return { ok: true, data, params };
  },

  getDocumentPreview(call, { tid }) {
    const readable = findReadable(call, tid);
    if (!readable.ok) return readable;
    const { found } = readable;
    countReader(call, found, 'look');
    const previewUrl = previewPath(inLanguage(found.$path, call.language));
    const downloadName = documentFileName(inLanguage(found.title, call.language));
    return { ok: true, data: { previewUrl, downloadName, fileSize: fileSize(found, call), pages: 1 } };
  },

  countDocumentDownload(call, { tid }) {
    const found = call.world.store.at('documents', tid);
    const refusal = refuseCounting(found?.$grade);
    if (refusal) return refusal;
    if (found) countReader(call, found, 'download');
    return { ok: true };
  },

  authoriseDocumentDownload(call, { tid }) {
    const readable = findReadable(call, tid);
    if (!readable.ok) return readable;
    const { found } = readable;
    countReader(call, found, 'download');
    return { ok: true, data: inLanguage(found.$path, call.language) };
  },
};
