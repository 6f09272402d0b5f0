import { routes } from '#generated/server/routes.ts';
import { complaintOf } from '../complaint.ts';
import {
  type Behaviour,
  behavioursOf,
  type Scenario,
  situations,
  writeScenario,
} from '../scenarios/scenario.ts';
import type { CallReport } from '../shop.ts';
import { element } from './element.ts';
import { style } from './style.ts';
import { type Words, words } from './words.ts';

export interface PanelOptions {
  readonly scenario: Scenario;
  readonly calls: readonly CallReport[];
  readonly play: (scenario: string) => void;
  readonly reset: () => void;
}

const everyOperation = '*';
const shownCalls = 50;

/** What the panel is about to play. */
interface Chosen {
  readonly operations: Map<string, Behaviour>;
  readonly situations: Set<(typeof situations)[number]>;
  latency: number;
}

function worldPart(chosen: Chosen, { world, latency, situation: names }: Words): Node[] {
  const boxes = situations.map((situation) => {
    const change = ({ target }: Event) =>
      (target as HTMLInputElement).checked
        ? chosen.situations.add(situation)
        : chosen.situations.delete(situation);
    const box = element('input', { type: 'checkbox', change, checked: chosen.situations.has(situation) });
    return element('label', {}, box, names[situation]);
  });
  const change = ({ target }: Event) => {
    chosen.latency = Math.max(0, Number((target as HTMLInputElement).value) || 0);
  };
  const box = element('input', {
    type: 'number',
    min: '0',
    step: '100',
    value: String(chosen.latency),
    change,
  });
  return [
    element('h2', {}, world),
    element('div', { class: 'boxes' }, ...boxes),
    element('label', { class: 'row' }, latency, box),
  ];
}

function operationRow(chosen: Chosen, operation: string, { ordinary }: Words): HTMLElement {
  const change = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    if (value === '') chosen.operations.delete(operation);
    else chosen.operations.set(operation, value as Behaviour);
    row.classList.toggle('chosen', value !== '');
  };
  const now = chosen.operations.get(operation);
  const options = behavioursOf(operation).map((name) =>
    element('option', { value: name, selected: name === now }, name),
  );
  const select = element(
    'select',
    { 'aria-label': operation, change },
    element('option', { value: '' }, ordinary),
    ...options,
  );
  const row = element(
    'div',
    { class: now ? 'row chosen' : 'row', 'data-operation': operation },
    element('span', {}, operation),
    select,
  );
  return row;
}

function operationPart(chosen: Chosen, text: Words): Node[] {
  const all = [everyOperation, ...routes.map(({ operationId }) => operationId)];
  const rows = all.map((operation) => operationRow(chosen, operation, text));
  const input = ({ target }: Event) => {
    const wanted = (target as HTMLInputElement).value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.dataset.operation?.toLowerCase().includes(wanted);
  };
  const search = element('input', {
    type: 'text',
    placeholder: text.search,
    'aria-label': text.search,
    input,
  });
  return [element('h2', {}, text.operation), search, element('div', { class: 'list' }, ...rows)];
}

function callRow(report: CallReport): HTMLElement {
  const { method, path, operation, code, sent, answer } = report;
  const complaint = complaintOf(report);
  const written = [
    complaint,
    JSON.stringify(Object.fromEntries(sent), null, 1),
    JSON.stringify(answer, null, 1),
  ];
  return element(
    'details',
    complaint === undefined ? {} : { class: 'bad' },
    element(
      'summary',
      {},
      element('b', code === 0 ? {} : { class: 'refused' }, String(code)),
      operation ?? `${method} ${path}`,
    ),
    element('pre', {}, written.filter((line) => line !== undefined).join('\n\n')),
  );
}

function callPart(calls: readonly CallReport[], text: Words): Node[] {
  const latest = calls.slice(-shownCalls).reverse().map(callRow);
  return [
    element('h2', {}, text.calls),
    ...(latest.length > 0 ? latest : [text.none].map((line) => element('p', {}, line))),
  ];
}

function opened(options: PanelOptions, text: Words, close: () => void): HTMLElement {
  const { scenario, calls, play, reset } = options;
  const chosen: Chosen = {
    operations: new Map(Object.entries(scenario.operations)),
    situations: new Set(scenario.situations),
    latency: scenario.latency ?? 0,
  };
  const apply = () => play(writeScenario(chosen));
  const head = element(
    'div',
    { class: 'head' },
    element('strong', {}, text.title),
    element('button', { type: 'button', class: 'main', click: apply }, text.apply),
    element('button', { type: 'button', click: reset }, text.reset),
    element('button', { type: 'button', click: close }, text.close),
  );
  const parts = [...worldPart(chosen, text), ...operationPart(chosen, text), ...callPart(calls, text)];
  return element('div', { class: 'panel' }, head, element('div', { class: 'body' }, ...parts));
}

/** A small button in a corner that opens the developer's panel: scenarios, latency, and what was called. */
export function addPanel(options: PanelOptions): void {
  const host = element('aside', { 'aria-label': words.en.title, lang: 'en' });
  const place = element('div');
  const close = () => place.replaceChildren(opener);
  const open = () => {
    const isChinese = document.documentElement.lang.startsWith('zh');
    host.lang = isChinese ? 'zh-CN' : 'en';
    place.replaceChildren(opened(options, isChinese ? words.zh : words.en, close));
  };
  const opener = element('button', { type: 'button', class: 'opener', click: open }, words.en.title);
  close();
  host.attachShadow({ mode: 'open' }).append(element('style', {}, style), place);
  document.body.append(host);
}
