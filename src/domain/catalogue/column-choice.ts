import { pagePath } from '#domain/public-pages/page-path.ts';
import { constants } from '#generated/constants.ts';

/** Name of the cookie that keeps which columns of a category a visitor sees. */
export const columnChoiceKey = 'columns';

/** Where addresses name the category of a list. */
const categoryFields: Readonly<Record<string, string>> = { '/goodscenter': 'id', '/searchall': 'catalogId' };
const id = /^[1-9]\d{0,8}$/;

/** Chosen columns by category, the latest choice last. No column at all is a choice, too. */
type Choices = ReadonlyMap<number, readonly number[]>;

function readChoices(text: string): Choices {
  const choices = new Map<number, readonly number[]>();
  for (const part of text.split('_')) {
    const [category = '', ...columns] = part.split('.');
    if (!id.test(category)) continue;
    const known = [...new Set(columns.filter((column) => id.test(column)).map(Number))];
    choices.set(Number(category), known.slice(0, constants.chosenColumns));
  }
  return choices;
}

function writeChoices(choices: Choices): string {
  const written = [...choices].map(([category, columns]) =>
    [category, ...columns.slice(0, constants.chosenColumns)].join('.'),
  );
  while (written.join('_').length > constants.columnCookieLength) written.shift();
  return written.join('_');
}

/** The value of the cookie in the one spelling that the shop writes, without what is not a choice; empty when nothing is left. */
export function wellFormedChoices(text: string): string {
  return writeChoices(readChoices(text));
}

/** The columns that were chosen for a category, in their order; undefined without a choice. `text` is the value of the cookie. */
export function chosenColumns(text: string, catalogId: number | undefined): readonly number[] | undefined {
  return catalogId === undefined ? undefined : readChoices(text).get(catalogId);
}

/** The value of the cookie after a choice for a category; without columns the category is shown as the shop does. */
export function withChosenColumns(
  text: string,
  catalogId: number,
  columns: readonly number[] | undefined,
): string {
  const choices = new Map(readChoices(text));
  choices.delete(catalogId);
  if (columns) choices.set(catalogId, columns);
  return writeChoices(choices);
}

/**
 * The part of the cookie that the page of an address depends on, in one spelling; empty for pages without a list and for categories
 * without a choice.
 */
export function choiceForPage(text: string | undefined, address: string): string {
  if (!text) return '';
  const [path = '', query = ''] = address.split('?');
  const field = categoryFields[pagePath(path)];
  const category = field === undefined ? null : new URLSearchParams(query).get(field);
  const columns = category && id.test(category) ? chosenColumns(text, Number(category)) : undefined;
  return columns ? writeChoices(new Map([[Number(category), columns]])) : '';
}

interface TableColumn {
  readonly columnId: number;
}

/** The columns of a table in the chosen order, `more` among them; without a choice its own, in the order of the shop. */
export function shownColumns<Column extends TableColumn>(
  columns: readonly Column[],
  chosen: readonly number[] | undefined,
  more: readonly Column[] = [],
): readonly Column[] {
  if (!chosen) return columns;
  const byId = new Map([...columns, ...more].map((column) => [column.columnId, column]));
  return chosen.flatMap((columnId) => byId.get(columnId) ?? []);
}

/** The position at which a column that is left out for now returns among the shown ones; undefined when the choice does not contain it. */
export function repeatedColumn(
  columns: readonly TableColumn[],
  leftOut: TableColumn | undefined,
  chosen: readonly number[] | undefined,
): { readonly columnId: number; readonly place: number } | undefined {
  if (!leftOut) return undefined;
  const { columnId } = leftOut;
  const place = shownColumns(columns, chosen).findIndex((column) => column.columnId === columnId);
  return place < 0 ? undefined : { columnId, place };
}
