import { ApiError } from './api-error.ts';
import { isUnanswered } from './is-unanswered.ts';

/**
 * What a page says of a failed call that it reports itself: its own words around the reason of a refusal. Where the outcome is
 * unknown no failure is claimed.
 */
export function failureText(
  error: unknown,
  t: (key: 'errors.network.unknown') => string,
  claim: (reason: string) => string,
): string {
  if (!(error instanceof ApiError) || isUnanswered(error)) return t('errors.network.unknown');
  return claim(error.message);
}
