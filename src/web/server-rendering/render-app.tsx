import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Currency } from '#domain/money/currency.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import { App } from '#web/app.tsx';
import { ServerCleaner } from '#web/components/clean-html.tsx';
import type { Texts } from '#web/i18n/create-texts.ts';
import type { Language } from '#web/i18n/language.ts';
import { type PageReport, PageReportContext } from '#web/page-report.ts';
import { Providers } from '#web/providers.tsx';
import { createStyleCache, stylesInto } from '#web/theme/style-engine.ts';
import { writeQueries } from './page-state.ts';
import type { PageReads } from './read-in-process.ts';
import { collectStyles, styleElements } from './styles.ts';
import { waitForReads } from './wait-for-reads.ts';

/** What a page is rendered from. */
interface AppToRender {
  /** Path and query of the address. */
  readonly url: string;
  readonly queries: QueryClient;
  /** What the page reads, as soon as it has. */
  readonly reads: PageReads;
  readonly texts: Texts;
  readonly language: Language;
  readonly currency: Currency;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal | undefined;
}

export interface RenderedApp {
  readonly markup: string;
  readonly styles: string;
  /** What the page has read, as JSON. */
  readonly state: string;
  readonly report: PageReport;
}

/** The markup once all of it is there; what fails inside of a boundary is left to the browser. */
async function renderMarkup(node: ReactNode, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  const { promise, resolve: settle, reject: fail } = Promise.withResolvers<string>();
  const stream = renderToPipeableStream(node, {
    // Parts that were waited for stay where they belong, instead of being moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      if (!signal?.aborted) settle(text(stream.pipe(new PassThrough())));
    },
    onShellError: fail,
    // The page gets a skeleton there; a failed read is not one of these.
    onError: (error) => {
      if (!signal?.aborted) console.error(error);
    },
  });
  const abort = () => {
    fail(signal?.reason);
    stream.abort(signal?.reason);
  };
  signal?.addEventListener('abort', abort, { once: true });
  // Otherwise all that React has made for the page would live as long as its port, which is closed later.
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}

/** Renders the app with the data of all of its reads; a failed read is left to the browser. */
export async function renderApp({
  url,
  queries,
  reads,
  texts,
  language,
  currency,
  signal,
}: AppToRender): Promise<RenderedApp> {
  // A page that leads elsewhere, or waits for the member, has no title of its own.
  const report: PageReport = { title: texts.t('frame.brand.name'), status: 200, parts: new Set() };
  const styles = collectStyles(createStyleCache());
  waitForReads(queries);
  const markup = await renderMarkup(
    <Providers
      styles={stylesInto(styles)}
      queries={queries}
      texts={texts}
      language={language}
      currency={currency}
    >
      <PageReportContext value={report}>
        <ServerCleaner value={cleanHtml}>
          <StaticRouter location={url}>
            <App />
          </StaticRouter>
        </ServerCleaner>
      </PageReportContext>
    </Providers>,
    signal,
  );
  return { markup, styles: styleElements(styles, markup), state: writeQueries(queries, reads), report };
}
