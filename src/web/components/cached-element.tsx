import { createContext, type ReactNode, useContext } from 'react';

/** All that the markup of an element depends on, as JSON could say it. */
interface GivenElement {
  /** The element itself; none like it is inside. */
  readonly tag: 'tr' | 'fieldset';
  /** What only this element shows. */
  readonly own: unknown;
  /** What is the same for several elements of a page: the same object for all of them. */
  readonly shared: object;
  /** A picture that is loaded at once: React announces it to the browser ahead of the page. */
  readonly picture?: string | undefined;
}

/** Elements whose markup the server has from an earlier page. */
export interface CachedElements {
  /** The text that marks the place of an element, and whether its markup goes there. */
  readonly place: (element: GivenElement) => { readonly mark: string; readonly isCached: boolean };
}

/** Absent in a browser. */
export const CachedElementsContext = createContext<CachedElements | undefined>(undefined);

interface CachedElementProps extends GivenElement {
  /** An element without ids of React, which depend on its place. */
  readonly children: ReactNode;
}

/** An element that is rendered once on the server for all pages that show it alike: a row of a table, a group of filters. */
export function CachedElement({ children, ...given }: CachedElementProps) {
  const elements = useContext(CachedElementsContext);
  if (!elements) return children;
  const { mark, isCached } = elements.place(given);
  const { picture } = given;
  return (
    <>
      {mark}
      {isCached ? picture && <img src={picture} alt="" loading="eager" /> : children}
    </>
  );
}
