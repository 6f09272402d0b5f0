import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { codes } from '#generated/constants.ts';
import { transport, transportHeaders } from '#generated/transport.ts';
import { renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { exchangeCall } from '#web/api/exchange.ts';
import { formAreas } from '#web/i18n/areas.ts';
import { ApiForm } from './api-form.tsx';
import { findProblems } from './find-problems.ts';
import { fieldSchema, ownFieldNames, toFields } from './form-fields.ts';
import { type GeneratedForm, type Values, widgetOf } from './generated-form.ts';
import { knownWidgets } from './theme.ts';

type AnyForm = GeneratedForm<object>;
type Body = Record<string, { examples?: Record<string, { value: Values }> }>;

interface Described {
  paths: Record<string, Record<string, { operationId?: string; requestBody?: { content: Body } }>>;
}

/** The region that the examples live in, and what else a list needs. */
const tree = {
  zh_CN: [
    { name: '中国', children: [{ name: '广东', children: [{ name: '深圳' }, { name: '广州' }] }] },
    { name: '摩纳哥' },
  ],
  en_US: [
    {
      name: 'China',
      children: [{ name: 'Guangdong', children: [{ name: 'Shenzhen' }, { name: 'Guangzhou' }] }],
    },
    { name: 'United States', children: [{ name: 'California' }, { name: 'Texas' }] },
    { name: 'Monaco' },
  ],
} as const;

const files = import.meta.glob<Record<string, unknown>>('../../../generated/forms/*.ts', { eager: true });
const forms = Object.values(files).flatMap((file) =>
  // Generated files export a form under a name that ends so.
  Object.entries(file).flatMap(([name, value]) => (name.endsWith('Form') ? [value as AnyForm] : [])),
);
const described = parseJson<Described>(readFileSync('generated/openapi.json', 'utf8'));
const operations = Object.values(described.paths).flatMap((path) => Object.values(path));

/** The values that the description gives a form where nothing else does. */
function defaultsOf(form: AnyForm): Values {
  const fields = Object.keys(form.schema.properties ?? {}).map((name) => [
    name,
    fieldSchema(form, name).default,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What a form of the operation may hold: the values of its examples, without what the transport adds. */
function samplesOf(form: AnyForm): readonly Values[] {
  const operation = operations.find(({ operationId }) => operationId === form.operation);
  const bodies = Object.values(operation?.requestBody?.content ?? {});
  const examples = bodies.flatMap((body) => Object.values(body.examples ?? {}));
  const fields = Object.keys(form.schema.properties ?? {});
  const decodeExample = (name: string, value: unknown) =>
    fieldSchema(form, name).type === 'object' ? JSON.parse(String(value)) : value;
  return examples.map(({ value }) => ({
    ...defaultsOf(form),
    ...Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) =>
        fields.includes(name) ? [[name, decodeExample(name, one)]] : [],
      ),
    ),
  }));
}

const widgets = (form: AnyForm) => ownFieldNames(form).map((name) => widgetOf(form.uiSchema, name));
const cases = forms
  .filter((form) => widgets(form).every((widget) => knownWidgets.has(String(widget ?? 'text'))))
  .flatMap((form) =>
    samplesOf(form)
      .filter((sample) => Object.keys(findProblems(form, toFields(form, sample))).length === 0)
      .map((sample) => ({ name: form.operation, form, sample })),
  );

const answersIn = (language: Language) => ({
  '/open/linkage/tree': { code: 0, msg: '', data: tree[language] },
});

/** Opens the form filled and saves it as it is, twice: the second time its lists are there from the start. */
async function savedTwice(form: AnyForm, sample: Values, language: Language): Promise<readonly unknown[]> {
  const send = vi.fn();
  const formAt = (time: number) => <ApiForm key={time} form={form} initial={sample} onSubmit={send} />;
  const options = { areas: formAreas, language, answers: answersIn(language) };
  const view = await renderWeb(formAt(1), options);
  const hasRegions = ['region', 'country'].some((widget) => widgets(form).includes(widget));
  // Asking for roles would take most of the time of these tests.
  const control = (selector: string) => {
    const found = view.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The form has no ${selector}`);
    return found;
  };
  for (const time of [1, 2]) {
    view.rerender(formAt(time));
    if (hasRegions) await waitFor(() => expect(control('select').children.length).toBeGreaterThan(1));
    fireEvent.click(control('button[type=submit]'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(time));
  }
  view.unmount();
  return send.mock.calls.map(([values]) => values);
}

/** Leaves the page as a change of its language does: it is loaded again. */
async function switchLanguage(form: AnyForm, sample: Values, language: Language): Promise<void> {
  const options = { areas: formAreas, language, answers: answersIn(language) };
  const view = await renderWeb(<ApiForm form={form} initial={sample} onSubmit={() => false} />, options);
  fireEvent(window, new Event('pagehide'));
  view.unmount();
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a form that is opened filled and saved unchanged', () => {
  it('is found for the forms of the description', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBeGreaterThan(20);
  });

  it.each(cases)(
    'sends exactly what it was opened with, each time and in each language: $name',
    async ({ form, sample }) => {
      expect(await savedTwice(form, sample, 'en_US')).toEqual([sample, sample]);
      await switchLanguage(form, sample, 'en_US');
      expect(await savedTwice(form, sample, 'zh_CN')).toEqual([sample, sample]);
    },
  );
});

const repeatable = cases.filter(({ name }) => 'idempotent' in transport[name]);
const keysOf = (sent: readonly SentCall[]) =>
  sent.flatMap(({ headers }) => headers.get(transportHeaders.idempotencyKey) ?? []);

/** Opens the page of a form and sends it; the response is lost unless there is one. Then the page is loaded again or left. */
async function sentOnPage(form: AnyForm, initial: Values, ends: 'reload' | 'leave', answer?: object) {
  const { method, path } = transport[form.operation];
  const send = (data: object) => exchangeCall({ operation: form.operation, method, url: path, data }, {});
  const answers = { ...answersIn('en_US'), ...(answer && { [path]: answer }) };
  const ui = <ApiForm form={form} initial={initial} onSubmit={send} />;
  const view = await renderWeb(ui, { areas: formAreas, answers });
  const isReady = () => view.container.querySelector('button[type=submit]:not([aria-disabled])');
  await waitFor(() => expect(isReady()).not.toBeNull());
  fireEvent.submit(view.container.querySelector('form') ?? view.container);
  const calls = () => view.sent.filter((call) => call.path === path);
  await waitFor(() => expect(calls()).toHaveLength(1));
  if (answer) await waitFor(() => expect(view.sent.at(-1)?.path).toBe(path));
  else await waitFor(() => expect(view.container.querySelector('[data-failure]')).not.toBeNull());
  if (ends === 'reload') fireEvent(window, new Event('pagehide'));
  view.unmount();
  return keysOf(calls());
}

describe('a form whose response was lost, in a page that was loaded again', () => {
  it('is found for each operation with a form that keeps its first response', () => {
    const described = forms.filter(({ operation }) => 'idempotent' in transport[operation]);
    const names = new Set(repeatable.map(({ name }) => name));
    expect([...names].sort()).toEqual(described.map(({ operation }) => operation).sort());
  });

  it.each(repeatable)('is the same submission until there is a response: $name', async ({ form, sample }) => {
    const conflict = { code: codes.idempotencyConflict, msg: '' };
    const lost = await sentOnPage(form, sample, 'reload');
    const refused = { code: codes.tooManyRequests, msg: '', params: { retryAfter: 1 } };
    expect(await sentOnPage(form, sample, 'reload', refused)).toEqual(lost);
    expect(await sentOnPage(form, sample, 'leave')).toEqual(lost);
    expect(await sentOnPage(form, sample, 'leave', conflict)).toEqual(lost);
    expect(await sentOnPage(form, sample, 'leave')).not.toEqual(lost);
  });
});
