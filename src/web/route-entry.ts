import type { ComponentType } from 'react';
import type { TextArea } from './i18n/areas.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

export interface RouteEntry extends LazyPage {
  readonly path: string;
  /** The file of the page, as the bundler's manifest names it: the server preloads its chunk. */
  readonly file: string;
  /** The file that imports the page, where that is loaded first. */
  readonly importer?: string;
  /** `redirect`: without a session on to the sign-in page; `popup`: opens, and asks to sign in over it. */
  readonly member?: 'redirect' | 'popup';
}

interface RouteOptions {
  readonly file: string;
  readonly areas: readonly TextArea[];
  readonly importPage: () => Promise<ComponentType>;
  readonly importer?: string;
  readonly member?: RouteEntry['member'];
}

/** The entry of a page at its address. */
export function route(path: string, options: RouteOptions): RouteEntry {
  const { file, areas, importPage, importer, member } = options;
  const page = { path, file, ...lazyPage(areas, importPage) };
  return Object.assign(page, importer && { importer }, member && { member });
}
