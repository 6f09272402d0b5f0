import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { createErrorPolicy } from '#web/api/error-policy.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { setScopeReader } from '#web/api/request-scope.ts';
import { PageDialogs } from '#web/components/page-dialogs.tsx';
import type { TextArea } from '#web/i18n/areas.ts';
import { createTexts } from '#web/i18n/create-texts.ts';
import type { Language } from '#web/i18n/language.ts';
import { frameAreas, loadTexts } from '#web/i18n/load-texts.ts';
import { setAreaLoader } from '#web/lazy-page.tsx';
import { browserCurrency } from '#web/money/stored-currency.ts';
import { Providers } from '#web/providers.tsx';
import { currentSession } from '#web/session/session-store.ts';
import { createStyleCache, stylesInto } from '#web/theme/style-engine.ts';
import { missingFields } from './missing-fields.ts';

// A slow machine is no reason to fail: the wait for what shall appear is part of the test's own time limit.
configure({ asyncUtilTimeout: 60_000 });

/** What the server of a test answers: path → the envelope, or a function of the fields that were sent, which may take its time. */
export type Answers = Record<string, object | ((fields: URLSearchParams) => object)>;

export interface SentCall {
  readonly path: string;
  readonly fields: URLSearchParams;
  readonly headers: Headers;
}

interface Options {
  path?: string;
  language?: Language;
  areas?: readonly TextArea[];
  answers?: Answers;
}

async function fieldsOf(request: Request): Promise<readonly [string, string | File][]> {
  if (request.method === 'GET') return [...new URL(request.url).searchParams];
  if (request.headers.get('content-type')?.startsWith('multipart/')) return [...(await request.formData())];
  return [...new URLSearchParams(await request.text())];
}

/** How long a call takes to the server, in milliseconds: a test that does not wait for it fails on a quick machine, too. */
const onItsWay = 5;

/** The fields without the file of an upload. */
function textFieldsOf(fields: readonly [string, string | File][]): URLSearchParams {
  return new URLSearchParams(fields.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

/**
 * Renders a piece of the web app with everything around it; a call without an answer is a lost network. A call without a field that
 * it requires fails the test.
 */
export async function renderWeb(ui: ReactNode, options: Options = {}) {
  const { path = '/', language = 'en_US', areas = [], answers = {} } = options;
  const sent: SentCall[] = [];
  const incomplete: string[] = [];
  onTestFinished(() => expect(incomplete).toEqual([]));
  const send = async (request: Request) => {
    if (!vi.isFakeTimers()) await new Promise((resolve) => setTimeout(resolve, onItsWay));
    const url = new URL(request.url);
    const all = await fieldsOf(request);
    incomplete.push(...missingFields(request.method, url.pathname, all));
    const fields = textFieldsOf(all);
    sent.push({ path: url.pathname, fields, headers: request.headers });
    const answer = answers[url.pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(typeof answer === 'function' ? await answer(fields) : answer);
  };
  setScopeReader(() => ({ language, token: currentSession()?.token, baseUrl: 'http://shop', send }));
  const texts = createTexts(language);
  setAreaLoader((area) => loadTexts(texts, language, area));
  await Promise.all([texts.loadEngine(), loadTexts(texts, language, [...frameAreas, ...areas])]);
  const policy = createErrorPolicy({
    sessionExpired: () => texts.t('errors.session.expired'),
    network: () => texts.t('errors.network.failed'),
  });
  const queries = createQueryClient(policy);
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const styles = stylesInto(createStyleCache());
  const around = (shown: ReactNode) => (
    <Providers
      styles={styles}
      queries={queries}
      texts={texts}
      language={language}
      currency={browserCurrency(language)}
    >
      <MemoryRouter initialEntries={[path]}>
        <PageDialogs>{shown}</PageDialogs>
      </MemoryRouter>
    </Providers>
  );
  const view = render(around(ui));
  return { ...view, sent, rerender: (shown: ReactNode) => view.rerender(around(shown)) };
}
