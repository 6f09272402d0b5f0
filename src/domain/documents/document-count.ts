import { constants } from '#generated/constants.ts';

/** Whether a look or a download counts, by the time of the last one of the same person that did, in ms. The server's SQL says the same. */
export function isCounted(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= constants.documentCountPause * 1000;
}
