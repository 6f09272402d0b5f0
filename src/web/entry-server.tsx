import { AsyncLocalStorage } from 'node:async_hooks';
import { choiceForPage, columnChoiceKey } from '#domain/catalogue/column-choice.ts';
import { type Currency, currencyKey, pickCurrency } from '#domain/money/currency.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { remember } from '#domain/text/remember.ts';
import { createQueryClient } from './api/query-client.ts';
import { type RequestScope, setScopeReader } from './api/request-scope.ts';
import { createTexts, type Texts } from './i18n/create-texts.ts';
import { htmlLanguage, type Language, pickLanguage } from './i18n/language.ts';
import { allAreas, loadTexts, textFiles } from './i18n/load-texts.ts';
import { cookieValue, languageKey } from './i18n/stored-language.ts';
import { loadPageParts } from './lazy-part.tsx';
import { routeOf } from './routes.tsx';
import { headElements } from './server-rendering/head/head-elements.ts';
import { inlineScript, withLaterScripts } from './server-rendering/inline-script.ts';
import { type PageReads, type ReadPath, visitorScope } from './server-rendering/read-in-process.ts';
import { type RenderedApp, renderApp } from './server-rendering/render-app.tsx';
import { splitAt } from './server-rendering/split-at.ts';
import { builtTemplate, preloadLinks } from './server-rendering/template.ts';

export interface PageRequest {
  /** Path and query of the address. */
  readonly url: string;
  /** Scheme and host of the shop. */
  readonly origin?: string;
  /** The Accept-Language header, or a language of the shop. */
  readonly language: string | undefined;
  /** The Cookie header. */
  readonly cookie: string | undefined;
  /** The currency that the visitor chose; without it the cookie's, or that of the language. */
  readonly currency?: Currency;
  /** The columns that the visitor chose for the list of the address, as in the cookie. */
  readonly columns?: string | undefined;
  /** What the shop responds to a call that only reads, by its path and query. */
  readonly read: ReadPath;
  /** The document to fill; the built one when it is left out. */
  readonly template?: string;
  /** Aborted when nobody waits for the page any more. */
  readonly signal?: AbortSignal;
}

/** The texts of a document, one after the other: it is encoded piece by piece, and never put together before. */
export interface PagePieces {
  readonly first: readonly string[];
  /** When the page was rendered, in ms: all that differs between two renderings of the same page. */
  readonly moment: string;
  readonly rest: readonly string[];
}

export interface RenderedPage {
  readonly pieces: PagePieces;
  readonly status: number;
  readonly headers: Record<string, string>;
}

const scriptElement = `<script>${inlineScript}</script>`;

const scopes = new AsyncLocalStorage<RequestScope>();
const instances = new Map<Language, Promise<Texts>>();

setScopeReader(() => {
  const scope = scopes.getStore();
  if (!scope) throw new Error('A call was made outside of the rendering of a page');
  return scope;
});

/** The texts of a language hold nothing of a request, so all requests share them. */
function textsOf(language: Language): Promise<Texts> {
  const known = instances.get(language);
  if (known) return known;
  const ready = makeTexts(language);
  instances.set(language, ready);
  ready.catch(() => instances.delete(language));
  return ready;
}

async function makeTexts(language: Language): Promise<Texts> {
  const texts = createTexts(language);
  await Promise.all([texts.loadEngine(), loadTexts(texts, language, await allAreas(language))]);
  return texts;
}

interface FilledParts {
  readonly request: PageRequest;
  readonly language: Language;
  /** Attributes of the document's root element. */
  readonly attributes: string;
  readonly app: RenderedApp;
  readonly head: string;
}

/** Places of a document in which a page is filled in, in their order. */
const places = [
  '<html lang="zh-CN">',
  '<title></title>',
  '<!--head-->',
  '<!--app-->',
  '<!--/app-->',
  '<!--state-->',
];

/** The built document with the scripts of some sources; pages of a route in a language mostly have the same. */
const scriptedDocument = remember(
  (sources: string) => splitAt(withLaterScripts(builtTemplate(), preloadLinks(sources.split(' '))), places),
  200,
);

function fill({ request, language, attributes, app, head }: FilledParts): PagePieces {
  const route = routeOf(new URL(request.url, 'http://shop').pathname);
  const shownParts = [...app.report.parts].sort();
  const files = route.importer ? [route.importer, route.file] : [route.file];
  const sources = [...files, ...shownParts, ...textFiles(language, route.areas)];
  const pieces =
    request.template === undefined ? scriptedDocument(sources.join(' ')) : splitAt(request.template, places);
  // What the empty document says in place of the app is left out.
  const [start = '', beforeTitle = '', beforeHead = '', beforeApp = '', , beforeState = '', end = ''] =
    pieces;
  const title = `<title>${escapeHtml(app.report.title)}</title>`;
  const state = `<script id="state" type="application/json" data-parts="${shownParts.join(' ')}" data-moment="`;
  return {
    first: [
      ...[start, `<html ${attributes}>`, beforeTitle, title, beforeHead, head, app.styles, scriptElement],
      ...[beforeApp, app.markup, beforeState, state],
    ],
    moment: String(Date.now()),
    rest: ['">', app.state, '</script>', end],
  };
}

/** Renders the page of an address as a whole document, with its data; nothing of one request is seen by another. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const language = pickLanguage(cookieValue(request.cookie, languageKey), request.language);
  const currency = pickCurrency(request.currency ?? cookieValue(request.cookie, currencyKey), language);
  const columns = choiceForPage(request.columns ?? cookieValue(request.cookie, columnChoiceKey), request.url);
  const reads: PageReads = new Map();
  const scope = visitorScope({ language, columns, read: request.read, reads });
  const queries = createQueryClient(() => {});
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const route = routeOf(new URL(request.url, 'http://shop').pathname);
  const { app, texts } = await scopes.run(scope, async () => {
    const [texts] = await Promise.all([textsOf(language), route.load().then(() => loadPageParts())]);
    const { url, signal } = request;
    return { texts, app: await renderApp({ url, queries, reads, texts, language, currency, signal }) };
  });
  const { report } = app;
  const { url: address, origin = 'http://shop' } = request;
  const head = headElements({ address, origin, path: route.path, report, language, t: texts.t, queries });
  queries.clear();
  const attributes = `lang="${htmlLanguage(language)}" data-currency="${currency}"${columns ? ` data-columns="${columns}"` : ''}`;
  return {
    pieces: fill({ request, language, attributes, app, head }),
    status: app.report.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': htmlLanguage(language),
      'cache-control': 'no-cache',
    },
  };
}
