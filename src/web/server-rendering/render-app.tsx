import { Writable } from 'node:stream';
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
}

export interface RenderedApp {
  /** In several texts, one after the other. */
  readonly markup: readonly string[];
  readonly styles: string;
  /** What the page has read, as JSON. */
  readonly state: string;
  readonly report: PageReport;
}

/** Pieces of markup that are put together at a time. */
const mostChunks = 500;

/** A destination for React's stream: text in the built bundle (`run/render-as-text.ts`), bytes in development and in tests. */
class Markup extends Writable {
  readonly #settle: (markup: readonly string[]) => void;
  readonly #decoder = new TextDecoder();
  /** Texts of the markup, and what was written since the last of them; one long list or text would outlive the page in V8's old space. */
  readonly #texts: string[] = [];
  readonly #chunks: string[] = [];

  constructor(settle: (markup: readonly string[]) => void) {
    super();
    this.#settle = settle;
  }

  override write(chunk: string | Uint8Array): boolean {
    const isText = typeof chunk === 'string';
    this.#chunks.push(isText ? chunk : this.#decoder.decode(chunk, { stream: true }));
    // Bytes may end within the name of a style, text does not.
    if (isText && this.#chunks.length === mostChunks) this.#join();
    return true;
  }

  override end(): this {
    this.#join();
    this.#settle(this.#texts);
    return this;
  }

  #join(): void {
    this.#texts.push(this.#chunks.join(''));
    this.#chunks.length = 0;
  }
}

/** The markup once all of it is there; what fails inside of a boundary is left to the browser. */
function markupOf(node: ReactNode): Promise<readonly string[]> {
  return new Promise((settle, fail) => {
    const stream = renderToPipeableStream(node, {
      // Parts that were waited for stay where they belong, instead of being moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(new Markup(settle)),
      onShellError: fail,
      // The page gets a skeleton there; a failed read is not one of these.
      onError: (error) => console.error(error),
    });
  });
}

/** Renders the app with the data of all of its reads; a failed read is left to the browser. */
export async function renderApp({
  url,
  queries,
  reads,
  texts,
  language,
  currency,
}: AppToRender): Promise<RenderedApp> {
  const report: PageReport = { title: '', status: 200, parts: new Set() };
  const styles = collectStyles(createStyleCache());
  waitForReads(queries);
  const markup = await markupOf(
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
  );
  return { markup, styles: styleElements(styles, markup), state: writeQueries(queries, reads), report };
}
