import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Currency } from '#domain/money/currency.ts';
import { recordOf } from '#domain/record-of.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import { App } from '#web/app.tsx';
import { ServerCleaner } from '#web/components/clean-html.tsx';
import type { Texts } from '#web/i18n/create-texts.ts';
import type { Language } from '#web/i18n/language.ts';
import { type PageReport, PageReportContext } from '#web/page-report.ts';
import { createStyleCache, Providers } from '#web/providers.tsx';
import { collectStyles, styleElements } from './styles.ts';

/** Reads may depend on earlier ones; more than three rounds are left to the browser. */
const mostPasses = 3;

/** What a page is rendered from. */
interface AppToRender {
  /** Path and query of the address. */
  readonly url: string;
  readonly queries: QueryClient;
  readonly texts: Texts;
  readonly language: Language;
  readonly currency: Currency;
}

export interface RenderedApp {
  readonly markup: string;
  readonly styles: string;
  readonly state: unknown;
  readonly report: PageReport;
}

function isWanted(query: Query): boolean {
  return (
    query.state.status === 'pending' &&
    typeof query.options.queryFn === 'function' &&
    query.state.fetchStatus === 'idle' &&
    !isDisabled(query)
  );
}

function isDisabled(query: Query): boolean {
  const { enabled } = recordOf(query.options);
  return enabled === false || (typeof enabled === 'function' && enabled(query) === false);
}

function renderOnce({ url, queries, texts, language, currency }: AppToRender) {
  const report: PageReport = { title: '', status: 200 };
  const styles = collectStyles(createStyleCache());
  const markup = renderToString(
    <Providers styles={styles} queries={queries} texts={texts} language={language} currency={currency}>
      <PageReportContext value={report}>
        <ServerCleaner value={cleanHtml}>
          <StaticRouter location={url}>
            <App />
          </StaticRouter>
        </ServerCleaner>
      </PageReportContext>
    </Providers>,
  );
  return { markup, styles, report };
}

/** Renders the app until all of its reads have data; a failed read is left to the browser. */
export async function renderApp(wanted: AppToRender): Promise<RenderedApp> {
  const { queries } = wanted;
  let pass = renderOnce(wanted);
  for (let count = 1; count < mostPasses; count += 1) {
    const reads = queries.getQueryCache().findAll({ predicate: isWanted });
    if (reads.length === 0) break;
    await Promise.allSettled(reads.map((query) => query.fetch()));
    pass = renderOnce(wanted);
  }
  const state = dehydrate(queries, { shouldDehydrateQuery: (query) => query.state.status === 'success' });
  return { markup: pass.markup, styles: styleElements(pass.styles), state, report: pass.report };
}
