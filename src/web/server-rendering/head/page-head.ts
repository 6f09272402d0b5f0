import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { plainLines } from '#domain/documents/document-text.ts';
import type { Language } from '#domain/language.ts';
import type { LinkedItem } from '#domain/public-pages/json-ld.ts';

/** What a page says about itself to search engines and previews, besides its title. */
export interface PageHead {
  readonly description?: string | undefined;
  /** Path or address of its picture. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article' | 'product';
  readonly items?: readonly LinkedItem[];
}

/** What it is made of. The reads of the page have been made by then. */
export interface HeadSource {
  /** Scheme and host of the shop. */
  readonly origin: string;
  /** Full address in the language of the page. */
  readonly url: string;
  readonly search: string;
  readonly language: Language;
  readonly t: TFunction;
  readonly queries: QueryClient;
}

export type MakeHead = (source: HeadSource) => PageHead;

/** The full address of a path of the shop; an address that is full already stays as it is. */
export function fullAddress(origin: string, address: string): string {
  return new URL(address, origin).href;
}

const longestDescription = 300;

/** Text on one line without markup, for a description. */
export function plainText(html: string): string {
  const text = plainLines(html).replace(/\s+/g, ' ').trim();
  return text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text;
}
