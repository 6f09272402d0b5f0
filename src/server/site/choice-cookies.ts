import { getCookie } from 'hono/cookie';
import { columnChoiceKey, wellFormedChoices } from '#domain/catalogue/column-choice.ts';
import { isLanguage } from '#domain/language.ts';
import { currencyKey, isCurrency } from '#domain/money/index.ts';
import { readEntrance } from '#domain/wire/page-language.ts';
import type { AppContext } from '../wire/caller.ts';
import { sharedCacheControl } from '../wire/shared-answers.ts';

const oneYear = 365 * 24 * 60 * 60;

/** For the browser alone, which asks each time whether it still has the newest. */
const ownCacheControl = 'private, no-cache';

/** A choice of a visitor as the browser keeps it. */
export function choiceCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

function choicesOf(context: AppContext): readonly string[] {
  const language = getCookie(context, 'language');
  const currency = getCookie(context, currencyKey);
  const columns = wellFormedChoices(getCookie(context, columnChoiceKey) ?? '');
  // An address that names a language is about to become the choice.
  const isEntrance = readEntrance(new URL(context.req.url).search).language !== undefined;
  return [
    ...(isLanguage(language) && !isEntrance ? [choiceCookie('language', language)] : []),
    ...(isCurrency(currency) ? [choiceCookie(currencyKey, currency)] : []),
    ...(columns === '' ? [] : [choiceCookie(columnChoiceKey, columns)]),
  ];
}

/**
 * Sets the choices that the browser sent again, as Safari forgets after seven days what a script has set. Such a response is for no
 * shared cache; that of a visitor without a choice stays as it is.
 */
export function renewChoices(context: AppContext, response: Response): Response {
  const choices = choicesOf(context);
  if (choices.length === 0) return response;
  for (const choice of choices) response.headers.append('set-cookie', choice);
  if (response.headers.get('cache-control') === sharedCacheControl)
    response.headers.set('cache-control', ownCacheControl);
  return response;
}
