import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/language.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { ApiForm } from './api-form.tsx';
import { findProblems } from './find-problems.ts';
import { fieldSchema } from './form-shape.ts';
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
const languages: readonly Language[] = ['zh_CN', 'en_US'];

const files = import.meta.glob<Record<string, unknown>>('../../../generated/forms/*.ts', { eager: true });
const forms = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) => (name.endsWith('Form') ? [value as AnyForm] : [])),
);
const described = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Described;
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
  return examples.map(({ value }) => ({
    ...defaultsOf(form),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name))),
  }));
}

const widgets = (form: AnyForm) =>
  Object.keys(form.schema.properties ?? {}).map((name) => widgetOf(form.uiSchema, name));
const cases = forms
  .filter((form) => widgets(form).every((widget) => knownWidgets.has(String(widget ?? 'text'))))
  .flatMap((form) =>
    samplesOf(form)
      .filter((sample) => Object.keys(findProblems(form, sample)).length === 0)
      .map((sample) => ({ name: form.operation, form, sample })),
  );

/** Opens the form filled and saves it as it is, twice: the second time its lists are there from the start. */
async function savedTwice(form: AnyForm, sample: Values, language: Language): Promise<readonly unknown[]> {
  const send = vi.fn();
  const opened = (time: number) => (
    <ApiForm key={time} form={form} initial={sample} onSubmit={send} submitLabel="Save it" />
  );
  const view = await renderWeb(opened(1), {
    areas: formAreas,
    language,
    answers: { '/open/linkage/tree': { code: 0, msg: '', data: tree[language] } },
  });
  for (const time of [1, 2]) {
    view.rerender(opened(time));
    if (['region', 'country'].some((widget) => widgets(form).includes(widget)))
      await screen.findByRole('option', { name: language === 'zh_CN' ? '摩纳哥' : 'Monaco' });
    fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(time));
  }
  view.unmount();
  return send.mock.calls.map(([values]) => values);
}

/** Leaves the page as a change of its language does: it is loaded again. */
async function switched(form: AnyForm, sample: Values, language: Language): Promise<void> {
  const view = await renderWeb(<ApiForm form={form} initial={sample} onSubmit={() => false} />, {
    areas: formAreas,
    language,
    answers: { '/open/linkage/tree': { code: 0, msg: '', data: tree[language] } },
  });
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

  it.each(cases)('sends exactly what it was opened with, also the second time: $name', async (one) => {
    for (const language of languages)
      expect(await savedTwice(one.form, one.sample, language)).toEqual([one.sample, one.sample]);
  });

  it.each(cases)('sends the same after the language was switched: $name', async ({ form, sample }) => {
    for (const [from, to] of [['en_US', 'zh_CN'] as const, ['zh_CN', 'en_US'] as const]) {
      await switched(form, sample, from);
      expect(await savedTwice(form, sample, to)).toEqual([sample, sample]);
    }
  });
});
