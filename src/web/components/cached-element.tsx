import { createContext, type ReactNode, useContext } from 'react';

/** All that the markup of some elements depends on, as JSON could say it. */
interface GivenElement {
  /** What it is: elements with the same name are rendered by the same component. */
  readonly name: string;
  /** What only this element shows, with the ids of React that are in it. */
  readonly own: unknown;
  /** What is the same for several elements of a page: the same object for all of them. */
  readonly shared?: object | undefined;
  /** Texts in it that are each page's own, by name; it gets them from `usePageText`. The name has the same text everywhere in a page. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Pictures that are loaded at once: React announces them to the browser ahead of the page. */
  readonly pictures?: readonly string[] | undefined;
}

/** The marks of an element. */
interface PlacedElement {
  /** The text at its start. */
  readonly start: string;
  /** The text at its end. */
  readonly end: string;
  /** Whether the markup from an earlier page goes there. */
  readonly isCached: boolean;
}

/** Elements whose markup the server has from an earlier page. */
export interface CachedElements {
  readonly place: (element: GivenElement) => PlacedElement;
  /** The mark of a text that the page has under this name, if it has. */
  readonly markOfText: (name: string) => string | undefined;
}

/** Absent in a browser. */
export const CachedElementsContext = createContext<CachedElements | undefined>(undefined);

interface CachedElementProps extends GivenElement {
  /** Elements, not texts; no `CachedElement` is among them, and ids of React are made outside. */
  readonly children: ReactNode;
}

/** Elements that are rendered once on the server for all pages that show them alike: a row of a table, the frame of the shop. */
export function CachedElement({ children, ...given }: CachedElementProps) {
  const elements = useContext(CachedElementsContext);
  if (!elements) return children;
  const { start, end, isCached } = elements.place(given);
  const { pictures = [] } = given;
  if (isCached && pictures.length === 0) return start;
  return (
    <>
      {start}
      {isCached
        ? pictures.map((picture) => <img key={picture} src={picture} alt="" loading="eager" />)
        : children}
      {end}
    </>
  );
}

/** A text that each page has its own of, inside of a `CachedElement` that is given it. */
export function usePageText(name: string, text: string): string {
  return useContext(CachedElementsContext)?.markOfText(name) ?? text;
}
