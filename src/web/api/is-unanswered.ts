import { codes } from '#generated/constants.ts';
import { ApiError } from './api-error.ts';

/** Whether the outcome of a call is unknown: no response came, or the server failed on the way. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === codes.internalError || error.code === codes.unavailable;
}
