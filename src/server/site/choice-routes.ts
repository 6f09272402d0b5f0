import { columnChoiceKey, wellFormedChoices } from '#domain/catalogue/column-choice.ts';
import { isLanguage } from '#domain/language.ts';
import { currencyKey, isCurrency } from '#domain/money/index.ts';
import { inPageLanguage, readEntrance } from '#domain/wire/page-language.ts';
import type { Services } from '#server/services.ts';
import type { App } from '../wire/caller.ts';
import { checkRate } from '../wire/limits.ts';
import { choiceCookie } from './choice-cookies.ts';

/** A path of this shop; anything else, and what a browser may take for another host, becomes the home page. */
function pathOf(back: string): string {
  if (!/^\/(?![/\\])/.test(back) || !URL.canParse(back, 'http://shop')) return '/';
  const { pathname, search } = new URL(back, 'http://shop');
  return pathname.startsWith('//') ? '/' : pathname + readEntrance(search).search;
}

/**
 * `/language?to=&back=`: what the language switch does without scripts, and before they are loaded. Scripts call it too, as they do for
 * the other choices, because Safari deletes after seven days what a script has set. Pages do not renew a choice: a page that was requested
 * before another tab chose would undo that choice.
 */
export function addLanguageChoice(app: App, services: Services): void {
  app.get('/language', (context) => {
    checkRate(context, services, 'pages');
    const to = context.req.query('to');
    const back = pathOf(context.req.query('back') ?? '/');
    context.header('cache-control', 'no-store');
    if (!isLanguage(to)) return context.redirect(back, 303);
    context.header('set-cookie', choiceCookie('language', to));
    return context.redirect(inPageLanguage(back, to), 303);
  });
}

/** `/currency?to=&back=`: the same for the currency switch. */
export function addCurrencyChoice(app: App, services: Services): void {
  app.get('/currency', (context) => {
    checkRate(context, services, 'pages');
    const to = context.req.query('to');
    context.header('cache-control', 'no-store');
    if (isCurrency(to)) context.header('set-cookie', choiceCookie(currencyKey, to));
    return context.redirect(pathOf(context.req.query('back') ?? '/'), 303);
  });
}

/** `/columns?to=`: stores the columns that were chosen for lists; an empty value deletes the choice. */
export function addColumnChoice(app: App, services: Services): void {
  app.get('/columns', (context) => {
    checkRate(context, services, 'pages');
    const columns = wellFormedChoices(context.req.query('to') ?? '');
    context.header('cache-control', 'no-store');
    context.header('set-cookie', choiceCookie(columnChoiceKey, columns));
    return context.redirect(pathOf(context.req.query('back') ?? '/'), 303);
  });
}
