import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createErrorPolicy } from './api/error-policy.ts';
import { loadExchange } from './api/mutator.ts';
import { type PageQuery, restoreQueries } from './api/page-queries.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createTexts, type Texts } from './i18n/create-texts.ts';
import { htmlLanguage, type Language } from './i18n/language.ts';
import { frameAreas, loadTexts } from './i18n/load-texts.ts';
import { browserLanguage } from './i18n/stored-language.ts';
import { setAreaLoader } from './lazy-page.tsx';
import { loadPageParts } from './lazy-part.tsx';
import { browserCurrency, renderedCurrency } from './money/stored-currency.ts';
import { Providers } from './providers.tsx';
import { routeOf } from './routes.tsx';
import { currentSession } from './session/session-store.ts';
import { ShopRouter } from './shop-router.tsx';
import { keepsAnything } from './state/keeps-anything.ts';
import { nextTask } from './state/next-task.ts';
import { beginHydration } from './state/page-hydration.ts';
import { createDocumentStyles } from './theme/document-styles.ts';
import { showLeftMessage } from './toasts/message-after-reload.ts';

/** The parts of the page that the server rendered. */
function renderedParts(): string[] {
  return document.getElementById('state')?.dataset.parts?.split(' ').filter(Boolean) ?? [];
}

interface RenderedState {
  readonly read: readonly PageQuery[];
  /** When the page was rendered, in ms. */
  readonly moment: number;
}

/** Where the server put the data of the page into the document, if it rendered it in this language. */
function stateHolder(language: Language): HTMLElement | undefined {
  const holder = document.getElementById('state');
  const sameLanguage = document.documentElement.lang === htmlLanguage(language);
  return holder?.textContent && sameLanguage ? holder : undefined;
}

function renderedState(language: Language): RenderedState | undefined {
  const holder = stateHolder(language);
  return holder && { read: JSON.parse(holder.textContent), moment: Number(holder.dataset.moment) };
}

/** The mocks are ready before the first page makes a call; a production build has none. */
async function mocksStarted(): Promise<void> {
  if (import.meta.env.MODE === 'mocks') await (await import('#mocks/browser.ts')).startMocks();
}

function createQueries(texts: Texts): QueryClient {
  return createQueryClient(
    createErrorPolicy({
      sessionExpired: () => texts.t('errors.session.expired'),
      network: () => texts.t('errors.network.failed'),
    }),
  );
}

/** Loads what a page from the server starts without when it must; a failure comes up again where it is needed. */
async function settleAll(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}

/** What a page works without until somebody does something; a failure comes up again where it is needed. */
async function loadLater(texts: Texts): Promise<void> {
  const memberPages = () => import('./member-pages.ts');
  for (const load of [loadExchange, texts.loadEngine, ...(currentSession() ? [memberPages] : [])]) {
    await nextTask();
    await load().catch(() => {});
  }
}

/** Makes the page of the address work: the server's where it rendered one in the visitor's language, else a new one. */
export async function startPage(): Promise<void> {
  const language = browserLanguage();
  const texts = createTexts(language);
  const queries = createQueries(texts);
  const styles = createDocumentStyles();
  setAreaLoader((areas) => loadTexts(texts, language, areas));
  const page = routeOf(location.pathname);
  // A page that the server did not render is styled here, and reads its data as soon as it is shown. One for members is a skeleton
  // until a visitor is asked to sign in, in styles that its document does not have.
  const needsAll = keepsAnything() || page.member !== undefined || !stateHolder(language);
  await Promise.all([
    mocksStarted(),
    loadTexts(texts, language, frameAreas),
    page.load().then(() => loadPageParts(renderedParts())),
    needsAll ? settleAll([styles.loadEngine, loadExchange]) : undefined,
  ]);
  showLeftMessage();
  await nextTask();
  const state = renderedState(language);
  if (state) restoreQueries(queries, state.read, state.moment);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  const app = (
    <StrictMode>
      <Providers
        styles={styles}
        queries={queries}
        texts={texts}
        language={language}
        currency={(state && renderedCurrency()) ?? browserCurrency(language)}
      >
        <ShopRouter>
          <App />
        </ShopRouter>
      </Providers>
    </StrictMode>
  );
  setAreaLoader(async (areas) => {
    await Promise.all([loadTexts(texts, language, areas), styles.loadEngine()]);
  });
  if (state) {
    beginHydration();
    // A transition is worked off in pieces of a few milliseconds, between which the page can be scrolled.
    startTransition(() => void hydrateRoot(root, app));
    await settleAll([styles.loadEngine]);
    await loadLater(texts);
    return;
  }
  await styles.loadEngine();
  document.documentElement.lang = htmlLanguage(language);
  root.replaceChildren();
  createRoot(root).render(app);
  await loadLater(texts);
}
