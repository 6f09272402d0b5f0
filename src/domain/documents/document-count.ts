import { constants } from '#generated/constants.ts';

/** Whether a look or a download counts, by the time of the last one of the same person that did, in ms. The server's SQL says the same. */
export function isCounted(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= constants.documentCountPause * 1000;
}

/** Who looks at a document or downloads it. */
export interface DocumentReader {
  /** Undefined for a visitor. */
  readonly memberId: number | undefined;
  readonly address: string;
  readonly userAgent: string;
}

/** The name by which a reader is counted once: a member by number, a visitor by network and browser, which are not to be stored. */
export function readerName({ memberId, address, userAgent }: DocumentReader) {
  return memberId === undefined
    ? { isVisitor: true, name: `${address}\n${userAgent}` }
    : { isVisitor: false, name: `member ${memberId}` };
}
