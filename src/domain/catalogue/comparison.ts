import { sameStated } from '../part-values/index.ts';

/** Whether parts differ in what they state; `areNumbers` for the values of a number column. Stating nothing is a difference, too. */
export function statesDiffer(values: readonly (string | undefined)[], areNumbers: boolean): boolean {
  return values.some((value) => !sameStated(value, values[0], areNumbers));
}

/** A column by what a comparison needs of it. */
export interface ComparedColumn {
  readonly columnId: number;
  readonly columnName: string;
  readonly columnComment: string;
}

/** What products state in the columns of one name. */
export interface ComparedLine {
  readonly name: string;
  readonly areNumbers: boolean;
  /** Product by product. */
  readonly values: readonly (string | undefined)[];
}

/** Columns of different categories that have the same name share a line; what no product states has none. */
export function comparedLines(
  products: readonly { readonly [column: `column${number}`]: string | undefined }[],
  columns: readonly ComparedColumn[],
): readonly ComparedLine[] {
  const byName = Map.groupBy(columns, ({ columnName }) => columnName);
  return [...byName].flatMap(([name, same]): ComparedLine[] => {
    const values = products.map((product) =>
      same.map(({ columnId }) => product[`column${columnId}`]).find(Boolean),
    );
    const areNumbers = same.some(({ columnComment }) => columnComment === 'number');
    return values.some(Boolean) ? [{ name, areNumbers, values }] : [];
  });
}
