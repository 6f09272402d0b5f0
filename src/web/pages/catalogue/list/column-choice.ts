import { chosenColumns, columnChoiceKey, withChosenColumns } from '#domain/catalogue/column-choice.ts';
import { currentScope } from '#web/api/request-scope.ts';
import { cookieValue } from '#web/i18n/stored-language.ts';
import { keepChoice } from '#web/state/keep-choice.ts';
import { createStore, useStore } from '#web/state/store.ts';

const inBrowser = typeof document !== 'undefined';

function readCookie(): string {
  return cookieValue(document.cookie, columnChoiceKey) ?? '';
}

const choices = createStore(inBrowser ? readCookie() : '');

/** What the document was rendered with. */
function readRendered(): string {
  return (inBrowser ? document.documentElement.dataset.columns : currentScope().columns) ?? '';
}

/** The columns that this browser shows of a category, in their order; undefined without a choice. */
export function useChosenColumns(catalogId: number | undefined): readonly number[] | undefined {
  return chosenColumns(useStore(choices, readRendered()), catalogId);
}

/** Keeps the choice for a category where the server reads it too; without columns the order of the shop is back. */
export function chooseColumns(catalogId: number, columns: readonly number[] | undefined): void {
  // Another tab may have chosen since.
  const text = withChosenColumns(readCookie(), catalogId, columns);
  keepChoice(columnChoiceKey, text);
  choices.set(text);
}
