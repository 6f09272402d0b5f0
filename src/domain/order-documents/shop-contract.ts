import type { Language } from '#domain/language.ts';
import { parseStoredFile } from '#domain/orders/stored-file.ts';
import { documentFileName } from './build-document.ts';
import { documentPath, readDocumentPath } from './document-path.ts';

/** The contract that the shop renders for an order, as orders keep contracts: file name, comma, path. */
export function shopContract(orderNo: string, language: Language): string {
  return `${documentFileName({ document: 'contract', orderNo, language })},${documentPath({ orderNo, document: 'contract' })}`;
}

/** A stored contract under its name in the language of the reader; one that the shop uploaded keeps its own name. */
export function namedContract(stored: string | null, language: Language): string | null {
  const rendered = readDocumentPath(parseStoredFile(stored)?.path ?? '');
  return rendered === undefined ? stored : shopContract(rendered.orderNo, language);
}
