import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
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
  const { enabled } = query.options as { enabled?: unknown };
  return enabled === false || (typeof enabled === 'function' && enabled(query) === false);
}

function renderOnce(url: string, queries: QueryClient, texts: Texts, language: Language) {
  const report: PageReport = { title: '', status: 200 };
  const styles = collectStyles(createStyleCache());
  const markup = renderToString(
    <Providers styles={styles} queries={queries} texts={texts} language={language}>
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
export async function renderApp(
  url: string,
  queries: QueryClient,
  texts: Texts,
  language: Language,
): Promise<RenderedApp> {
  let pass = renderOnce(url, queries, texts, language);
  for (let count = 1; count < mostPasses; count += 1) {
    const wanted = queries.getQueryCache().findAll({ predicate: isWanted });
    if (wanted.length === 0) break;
    await Promise.allSettled(wanted.map((query) => query.fetch()));
    pass = renderOnce(url, queries, texts, language);
  }
  const state = dehydrate(queries, { shouldDehydrateQuery: (query) => query.state.status === 'success' });
  return { markup: pass.markup, styles: styleElements(pass.styles), state, report: pass.report };
}
