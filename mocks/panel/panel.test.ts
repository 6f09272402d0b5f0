// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import type { CallReport } from '../shop.ts';
import { CallLog } from './call-log.ts';
import { addPanel } from './panel.ts';

const play = vi.fn<(scenario: string) => void>();
const reset = vi.fn();
let log: CallLog;

function reportOf(number: number, changed: Partial<CallReport> = {}): CallReport {
  return {
    number,
    method: 'GET',
    path: '/open/news/pageQuery',
    operation: 'listNews',
    broken: false,
    code: undefined,
    answer: undefined,
    sent: [['pageNum', 'one']],
    requestFindings: [],
    answerFindings: [],
    ...changed,
  };
}

const root = () => document.querySelector('aside')?.shadowRoot ?? document.body;
const press = (text: string) =>
  [...root().querySelectorAll('button')].find((one) => one.textContent === text)?.click();
const opener = () => root().querySelector('.opener');
const rows = () => [...root().querySelectorAll('details')];

beforeEach(() => {
  document.documentElement.lang = 'en';
  log = new CallLog();
  log.end(
    reportOf(1, {
      code: 4000,
      broken: true,
      answer: { code: 4000, msg: 'no' },
      requestFindings: [{ field: 'pageNum', rule: 'type', limit: 'integer' }],
    }),
  );
  addPanel({ scenario: { operations: { listNews: 'empty' }, situations: [] }, log, play, reset });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('plays the chosen scenario', () => {
  press('Mocks1');
  const select = root().querySelector<HTMLSelectElement>('select[aria-label="getAccount"]');
  if (select) select.value = 'sessionExpired';
  select?.dispatchEvent(new Event('change'));
  root().querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  press('Apply and reload');
  expect(play).toHaveBeenCalledWith('newMember,listNews:empty,getAccount:sessionExpired');
  press('Reset the world');
  expect(reset).toHaveBeenCalledOnce();
});

it('finds an operation, with the chosen ones first', () => {
  press('Mocks1');
  const shownOperations = () =>
    [...root().querySelectorAll<HTMLElement>('[data-operation]')]
      .filter((row) => !row.hidden)
      .map(({ dataset }) => dataset.operation);
  expect(shownOperations().slice(0, 2)).toEqual(['listNews', '*']);
  const search = root().querySelector<HTMLInputElement>('input[type="search"]');
  const find = (text: string) => {
    if (search) search.value = text;
    search?.dispatchEvent(new Event('input'));
  };
  find('invoice');
  expect(shownOperations()).toEqual(['applyInvoice', 'getLatestInvoice', 'listInvoices']);
  find('nothing');
  expect(root().querySelector('[role=status]')?.textContent).toBe('There is no such call');
});

it('opens and closes by keyboard, in the language of the page', async () => {
  document.documentElement.lang = 'zh-CN';
  await vi.waitFor(
    () => expect(opener()?.getAttribute('aria-label')).toBe('模拟, 1 次调用不符合接口描述'),
    patience,
  );
  expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('模拟');
  // A button, as the test above says.
  (opener() as HTMLElement).click();
  expect(root()).toMatchObject({ activeElement: { textContent: '模拟' } });
  expect(root().querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('模拟');
  root()
    .querySelector('select')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(root().querySelector('.panel')).toBeNull();
  expect(root()).toMatchObject({ activeElement: opener() });
});

describe('the log of calls', () => {
  it('shows violations, request and answer', () => {
    press('Mocks1');
    const [row] = rows();
    expect(row?.className).toBe('bad');
    const parts = [...(row?.querySelectorAll('pre') ?? [])].map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'pageNum: type (integer)',
      'GET /open/news/pageQuery\npageNum = one',
      JSON.stringify({ code: 4000, msg: 'no' }, null, 2),
    ]);
  });

  it('updates while it is open, keeps expanded calls expanded, and announces changes politely', () => {
    press('Mocks1');
    expect(root().querySelector('.calls')?.getAttribute('role')).toBe('log');
    log.begin(reportOf(2), new Date(1000));
    const [row] = rows();
    if (row) row.open = true;
    expect(row?.querySelector('summary')?.textContent).toBe('waitinglistNews');
    log.begin(reportOf(3), new Date(1500));
    log.end(reportOf(2, { code: 0, answer: { code: 0, msg: 'ok' } }), new Date(2500));
    expect(rows()[1]).toBe(row);
    expect(row?.open).toBe(true);
    expect(row?.querySelector('summary')?.textContent).toBe('0listNews1500 ms');
    log.end(reportOf(3), new Date(1600));
    expect(rows()[0]?.querySelector('summary')?.textContent).toBe('lostlistNews100 ms');
    expect(rows()).toHaveLength(3);
  });

  it('keeps the latest calls and does nothing while the panel is closed', () => {
    press('Mocks1');
    const [stillShown] = rows();
    for (let number = 2; number < 300; number += 1) log.begin(reportOf(number));
    expect(rows()).toHaveLength(50);
    expect(stillShown?.isConnected).toBe(false);
    expect(log.calls).toHaveLength(200);
    press('Close');
    log.begin(reportOf(300));
    expect(root().querySelector('.panel')).toBeNull();
    expect(opener()?.textContent).toBe('Mocks');
    press('Mocks');
    expect(rows()).toHaveLength(50);
  });
});
