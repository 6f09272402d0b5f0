import { type ComponentType, lazy, useState } from 'react';
import type { TextArea } from './i18n/areas.ts';

export interface LazyPage {
  readonly areas: readonly TextArea[];
  /** Loads the page's code and texts; afterwards it renders at once, which the server and the first paint need. */
  readonly load: () => Promise<void>;
  /** The page itself once it is loaded, until then a component that suspends. */
  readonly current: () => ComponentType;
}

let loadAreas: (areas: readonly TextArea[]) => Promise<void> = async () => {};

/** Loads the texts of areas into the page; at once where they are there already. */
export function loadAreaTexts(areas: readonly TextArea[]): Promise<void> {
  return loadAreas(areas);
}

/** The browser says once how the texts of an area get into its page; the server has them all. */
export function setAreaLoader(loader: typeof loadAreas): void {
  loadAreas = loader;
}

/** A page in a chunk of its own, with the texts of the areas that it names. */
export function lazyPage(areas: readonly TextArea[], importPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const fetchPage = async () => {
    const [page] = await Promise.all([importPage(), loadAreas(areas)]);
    return page;
  };
  const later = lazy(async () => ({ default: await fetchPage() }));
  const load = async () => {
    loaded ??= await fetchPage();
  };
  return { areas, load, current: () => loaded ?? later };
}

/** Shows a lazy page; it keeps its state although its code may be loaded ahead meanwhile. */
export function ShownPage({ page }: { page: LazyPage }) {
  const [Page] = useState(() => page.current());
  return <Page />;
}
