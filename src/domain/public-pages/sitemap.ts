import { publicPages } from './index-rule.ts';
import { languageAlternates } from './language-alternates.ts';

/** The most addresses that a sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000;
const languageCount = 2;

/** Products of one sitemap: each has an address per language. */
export const productsPerSitemap = mostAddresses / languageCount;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const sitemapStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = '</urlset>\n';

function lastmod(changed: Date | undefined): string {
  return changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : '';
}

/** The entries of one page: an address in each language, each with all of its alternates. */
export function pageEntries(origin: string, address: string, changed?: Date): string {
  const alternates = languageAlternates(address);
  const links = alternates
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + href)}"/>`,
    )
    .join('');
  const addresses = new Set(alternates.map(({ href }) => escapeXml(origin + href)));
  return [...addresses].map((href) => `<url><loc>${href}</loc>${lastmod(changed)}${links}</url>\n`).join('');
}

export interface ListedSitemap {
  /** Path of the sitemap. */
  readonly path: string;
  readonly changed?: Date | undefined;
}

/** The list of all sitemaps. */
export function sitemapIndex(origin: string, sitemaps: readonly ListedSitemap[]): string {
  const entries = sitemaps.map(
    ({ path, changed }) => `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changed)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** Pages that are always there: those that need no number to say what they show. */
export const plainPages: readonly string[] = publicPages
  .map(({ path }) => path)
  .filter((path) => !['/GoodsDetails', '/newsDetail'].includes(path));

/** Paths that no search engine has to look into. */
const closedPaths = [
  '/api/',
  '/open/',
  '/staff/',
  '/dev/',
  '/files/',
  '/payment/',
  '/language',
  '/currency',
  '/columns',
];

/** What robots may read: everything but calls and files of members. What may be shown is said by each page. */
export function robotsText(origin: string): string {
  const closed = closedPaths.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Disallow: /searchAll\nDisallow: /*?*column\nDisallow: /*?*keyWord=\n\nSitemap: ${origin}/sitemap.xml\n`;
}
