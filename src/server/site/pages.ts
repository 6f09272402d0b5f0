import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCookie } from 'hono/cookie';
import { choiceForPage, columnChoiceKey } from '#domain/catalogue/column-choice.ts';
import { type Language, pickLanguage } from '#domain/language.ts';
import { type Currency, currencyKey, pickCurrency } from '#domain/money/index.ts';
import { readListAddress } from '#domain/public-lists/list-address.ts';
import { waitText } from '#domain/wait-text.ts';
import { readEntrance } from '#domain/wire/page-language.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { constants, httpStatus } from '#generated/constants.ts';
import type { Services } from '#server/services.ts';
import { Overloaded } from '#server/site/rendering/overloaded.ts';
import { PageCache } from '#server/site/rendering/page-cache.ts';
import { PageRenderer, type PageTarget } from '#server/site/rendering/page-renderer.ts';
import { type PageVersion, pageVersionsOf } from '#server/site/rendering/page-version.ts';
import { BrotliBody } from '../wire/brotli-body.ts';
import type { App, AppContext } from '../wire/caller.ts';
import { loggedError } from '../wire/failure.ts';
import { secondsToWait } from '../wire/limits.ts';
import { pageVary } from '../wire/page-vary.ts';
import { sendText, sendUnchanged } from '../wire/send.ts';
import { sharedCacheControl } from '../wire/shared-answers.ts';
import { namesVersion } from '../wire/validators.ts';
import { type Notice, noticePage } from './notice-page.ts';
import { nextWait } from './notice-wait.ts';
import { shopOrigin } from './shop-origin.ts';

interface Page {
  readonly body: BrotliBody;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly size: number;
  readonly mayBeKept: boolean;
}

const notBuilt = 'The web app is not built. Run: npm run build\n';
const askAgain = { 'retry-after': String(constants.overloadRetry), 'cache-control': 'no-store' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** `{wait}` is how long it takes until the notice opens the page again. */
const unavailable: Record<Language, Notice> = {
  zh_CN: { title: '访问人数较多', text: '页面将在 {wait}后自动重新打开。' },
  en_US: { title: 'The shop is busy', text: 'This page will open by itself in {wait}.' },
};
const tooMany: Record<Language, Notice> = {
  zh_CN: { title: '访问过于频繁', text: '请稍候，页面将在 {wait}后自动重新打开。' },
  en_US: { title: 'Too many pages at once', text: 'Please wait: this page will open by itself in {wait}.' },
};
const tooLong: Record<Language, Notice> = {
  zh_CN: { title: '网址过长', text: '请减少筛选条件后重试。' },
  en_US: { title: 'The address is too long', text: 'Choose fewer filters and try again.' },
};

function languageOf(context: AppContext): Language {
  const { language } = readEntrance(new URL(context.req.url).search);
  return language ?? pickLanguage(getCookie(context, 'language'), context.req.header('accept-language'));
}

function varyOf(context: AppContext): string {
  const { pathname, search, searchParams } = new URL(context.req.url);
  const namesLanguage = readEntrance(search).language !== undefined;
  return pageVary({ namesLanguage, isList: readListAddress(pathname, searchParams) !== undefined });
}

/** Two requests with the same get the same page: nothing else of a request affects it. */
interface Asked {
  readonly origin: string;
  /** Path and query, without the language. */
  readonly address: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The columns that were chosen for this list; empty on every other page, and without a choice. */
  readonly columns: string;
  readonly vary: string;
}

function readAsked(context: AppContext, origin: string): Asked {
  const { pathname, search } = new URL(context.req.url);
  const entrance = readEntrance(search);
  const language = languageOf(context);
  return {
    origin,
    address: pathname + entrance.search,
    language,
    currency: pickCurrency(getCookie(context, currencyKey), language),
    columns: choiceForPage(getCookie(context, columnChoiceKey), pathname + entrance.search),
    vary: varyOf(context),
  };
}

const cacheable = 400;

/** Serves every page of the web app: rendered on the server when the bundle exists, otherwise as the empty document. */
export class Pages {
  readonly #services: Services;
  readonly #document: string | undefined;
  readonly #cache: PageCache<Page> | undefined;

  constructor(app: App, services: Services) {
    this.#services = services;
    const { webDir, renderModule, renderThreads } = services.config;
    const file = join(webDir, 'index.html');
    this.#document = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (this.#document === undefined || !existsSync(renderModule)) return;
    const renderer = new PageRenderer({
      renderModule,
      threads: renderThreads,
      call: async (request, form, pageVersion) => app.fetch(request, { internal: true, form, pageVersion }),
      log: services.log,
    });
    services.metrics?.watch('shop_render_queue', 'Pages that wait to be rendered.', () => renderer.waiting);
    // What a replica says may be older than the version that the database has.
    const versions = services.replica ? undefined : pageVersionsOf(services.pool);
    this.#cache = new PageCache({
      render: (key, version) => this.#render(renderer, parseJson<PageTarget>(key), version),
      isFull: () => renderer.isFull,
      now: () => services.clock().getTime(),
      version: async () => versions?.read(),
    });
  }

  async #render(renderer: PageRenderer, target: PageTarget, version?: PageVersion): Promise<Page> {
    const page = await renderer.render(target, version);
    const body = new BrotliBody(page.body);
    const { isWhole, isUnavailable, headers, etag } = page;
    const status = isUnavailable ? httpStatus.unavailable : page.status;
    return { body, status, headers, etag, size: body.maxBytes, mayBeKept: isWhole };
  }

  #notice(context: AppContext, status: 414 | 429 | 503, notices: typeof tooMany, wait?: number): Response {
    const language = languageOf(context);
    const { title, text } = notices[language];
    context.header('cache-control', 'no-store');
    context.header('vary', varyOf(context));
    if (wait === undefined) return context.html(noticePage(language, { title, text }), status);
    context.header('retry-after', String(wait));
    const notice = { title, text: text.replace('{wait}', waitText(wait, language)) };
    return context.html(noticePage(language, notice, wait), status);
  }

  async #renderPage(context: AppContext, cache: PageCache<Page>): Promise<Response> {
    const { address, language, currency, columns, origin, vary } = readAsked(
      context,
      shopOrigin(context, this.#services.config),
    );
    if (address.length > constants.pageAddressLimit) return this.#notice(context, 414, tooLong);
    try {
      const chosen: Pick<PageTarget, 'columns'> = columns ? { columns } : {};
      const target: PageTarget = { url: address, language, currency, origin, ...chosen };
      const { body, status, headers, etag, mayBeKept } = await cache.get(JSON.stringify(target));
      if (!mayBeKept || status >= cacheable) {
        const wait = status === httpStatus.unavailable ? askAgain : {};
        return await body.send(context, { status, headers: { ...headers, vary, ...wait } });
      }
      const shared = { ...headers, vary, etag, 'cache-control': sharedCacheControl };
      if (!namesVersion(context.req.header('if-none-match'), etag))
        return await body.send(context, { status, headers: shared });
      return sendUnchanged(context, shared);
    } catch (error) {
      if (error instanceof Overloaded) {
        return this.#notice(context, 503, unavailable, nextWait(context, address));
      }
      this.#services.log.error(
        { requestId: context.get('requestId'), error: loggedError(error) },
        'a page could not be rendered; the browser does it',
      );
      // Browsers run the scripts of a document of any status, and search engines come again instead of listing an empty page.
      return await this.#emptyDocument(context, 500);
    }
  }

  async #emptyDocument(context: AppContext, status: 200 | 500): Promise<Response> {
    return await sendText(context, this.#document ?? '', {
      status,
      headers: { ...html, vary: varyOf(context), 'cache-control': status === 200 ? 'no-cache' : 'no-store' },
    });
  }

  /** Responds with the document for a path of the web app. */
  async answer(context: AppContext): Promise<Response> {
    if (this.#document === undefined) return context.text(notBuilt, 503);
    const wait = secondsToWait(context, this.#services, 'pages');
    if (wait > 0) return this.#notice(context, 429, tooMany, wait);
    return this.#cache ? this.#renderPage(context, this.#cache) : this.#emptyDocument(context, 200);
  }
}
