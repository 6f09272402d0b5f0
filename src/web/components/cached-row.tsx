import { createContext, type ReactNode, useContext } from 'react';

/** All that the markup of a row depends on, as JSON could say it. */
interface RowGiven {
  /** What only this row shows. */
  readonly own: unknown;
  /** What is the same for all rows of the table: the same object for all of them. */
  readonly table: object;
  /** A picture that is loaded at once: React announces it to the browser ahead of the table. */
  readonly picture: string | undefined;
}

/** Rows of tables whose markup the server has from an earlier page. */
export interface CachedRows {
  /** The text that marks the place of a row, and whether the markup of the row goes there. */
  readonly place: (row: RowGiven) => { readonly mark: string; readonly isCached: boolean };
}

/** Absent in a browser. */
export const CachedRowsContext = createContext<CachedRows | undefined>(undefined);

interface CachedRowProps extends RowGiven {
  /** A row without ids of React, which depend on its place. */
  readonly children: ReactNode;
}

/** A row of a table that is rendered once on the server for all pages that show it alike. */
export function CachedRow({ children, ...given }: CachedRowProps) {
  const rows = useContext(CachedRowsContext);
  if (!rows) return children;
  const { mark, isCached } = rows.place(given);
  const { picture } = given;
  return (
    <>
      {mark}
      {isCached ? picture && <img src={picture} alt="" loading="eager" /> : children}
    </>
  );
}
