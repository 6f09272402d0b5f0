import { listFileHref } from '#domain/public-lists/list-file-href.ts';
import { canonicalAddress } from '#domain/public-pages/index-rule.ts';
import { breadcrumbItem, type LinkedItem, organizationItem } from '#domain/public-pages/json-ld.ts';
import { languageAlternates } from '#domain/public-pages/language-alternates.ts';
import { type PreviewPicture, previewPicture } from '#domain/public-pages/preview-picture.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { inPageLanguage } from '#domain/wire/page-language.ts';
import { constants } from '#generated/constants.ts';
import type { Language } from '#web/i18n/language.ts';
import type { PageReport } from '#web/page-report.ts';
import { paths } from '#web/paths.ts';
import { jsonForScript } from '../template.ts';
import { fullAddress, type HeadSource, type MakeHead, type PageHead } from './page-head.ts';
import { productHead } from './product-head.ts';
import {
  aboutHead,
  categoryHead,
  documentHead,
  helpHead,
  newsDetailHead,
  solutionHead,
} from './text-heads.ts';

const heads: Readonly<Record<string, MakeHead>> = {
  [paths.home]: ({ t }) => ({ description: t('seo.description.home') }),
  [paths.products]: categoryHead,
  [paths.product]: productHead,
  [paths.news]: ({ t }) => ({ description: t('seo.description.news') }),
  [paths.newsDetail]: newsDetailHead,
  [paths.solutions]: solutionHead,
  [paths.help]: helpHead,
  [paths.about]: aboutHead,
  [paths.contact]: ({ t }) => ({ description: t('seo.description.contact') }),
  [paths.documents]: documentHead,
};

const languages: readonly Language[] = ['zh_CN', 'en_US'];
const defaultPicture = '/img/scene/reel-banner.svg';

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`;
}

/** Pages with news: a feed reader finds the feed there. */
const pagesWithFeed: ReadonlySet<string> = new Set([paths.home, paths.news, paths.newsDetail]);

function feedLink(path: string, { origin, language, t }: HeadSource): string {
  if (!pagesWithFeed.has(path)) return '';
  const address = escapeHtml(origin + inPageLanguage('/news.atom', language));
  const title = escapeHtml(t('seo.feed.news'));
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${address}">`;
}

function pictureElements(origin: string, { address, type, size }: PreviewPicture, alt: string): string[] {
  return [
    meta('property', 'og:image', fullAddress(origin, address)),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', size && String(size.width)),
    meta('property', 'og:image:height', size && String(size.height)),
    meta('property', 'og:image:alt', alt),
  ];
}

/** Pages of a list: a program finds it as a table there. */
const pagesWithTable: ReadonlySet<string> = new Set([
  paths.products,
  paths.news,
  paths.solutions,
  paths.help,
  paths.documents,
]);

function tableLink(path: string, canonical: string, { origin, language }: HeadSource): string {
  if (!pagesWithTable.has(path)) return '';
  const address = escapeHtml(origin + listFileHref(canonical, 'csv', { language }));
  return `<link rel="alternate" type="text/csv" href="${address}">`;
}

function openGraph(title: string, head: PageHead, { origin, url, language, t }: HeadSource): string {
  const image = previewPicture(head.image ?? '') ?? previewPicture(`${defaultPicture}?language=${language}`);
  const others = languages.filter((other) => other !== language);
  return [
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:site_name', t('frame.brand.name')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    ...(image ? pictureElements(origin, image, title) : []),
    meta('property', 'og:locale', language),
    ...others.map((other) => meta('property', 'og:locale:alternate', other)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function linkedData(head: PageHead, { trail }: PageReport, { origin, language, t }: HeadSource): string {
  const organization = organizationItem({
    origin,
    name: t('frame.brand.name'),
    telephone: constants.companyPhone,
    email: constants.companyEmail,
  });
  const steps = trail?.map(({ label, href }) => ({
    name: label,
    ...(href === undefined ? {} : { url: fullAddress(origin, inPageLanguage(href, language)) }),
  }));
  const items: LinkedItem[] = [
    organization,
    ...(steps ? [breadcrumbItem(steps)] : []),
    ...(head.items ?? []),
  ];
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return `<script type="application/ld+json">${jsonForScript(graph)}</script>`;
}

export type HeadRequest = Omit<HeadSource, 'url' | 'search'> & {
  /** Path and query of the page. */
  readonly address: string;
  /** Path of the route. */
  readonly path: string;
  readonly report: PageReport;
};

/** What search engines and previews read; of a page that they must not show only that, and what the shop is. */
export function headElements({ address, path, report, ...source }: HeadRequest): string {
  const { pathname, search } = new URL(address, source.origin);
  const canonical = report.status < 400 ? canonicalAddress(pathname, search) : undefined;
  const { origin, language, t } = source;
  const shop = t('seo.description.home');
  if (canonical === undefined)
    return meta('name', 'robots', 'noindex, follow') + meta('name', 'description', shop);
  const whole: HeadSource = { ...source, search, url: origin + inPageLanguage(canonical, language) };
  const own = heads[path]?.(whole) ?? {};
  const head = { ...own, description: own.description || shop };
  return [
    meta('name', 'description', head.description),
    link('canonical', whole.url),
    ...languageAlternates(canonical).map(({ hreflang, href }) => link('alternate', origin + href, hreflang)),
    feedLink(path, whole),
    tableLink(path, canonical, whole),
    openGraph(report.title, head, whole),
    linkedData(head, report, whole),
  ].join('');
}
