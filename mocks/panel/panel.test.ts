// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallReport } from '../shop.ts';
import { addPanel } from './panel.ts';

const play = vi.fn<(scenario: string) => void>();
const reset = vi.fn();

const report: CallReport = {
  ...{
    method: 'GET',
    path: '/open/nothing',
    operation: 'listNews',
    code: 4000,
    broken: true,
    answerFindings: [],
  },
  requestFindings: [{ field: 'pageNum', rule: 'type', limit: 'integer' }],
  ...{ sent: [['pageNum', 'one']], answer: { code: 4000, msg: 'no' } },
};

const root = () => document.querySelector('aside')?.shadowRoot ?? document.body;
const press = (text: string) =>
  [...root().querySelectorAll('button')].find((one) => one.textContent === text)?.click();

beforeEach(() => {
  document.documentElement.lang = 'en';
  addPanel({ scenario: { operations: { listNews: 'empty' }, situations: [] }, calls: [report], play, reset });
  press('Mocks');
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

it('plays what is chosen', () => {
  const select = root().querySelector<HTMLSelectElement>('select[aria-label="getAccount"]');
  if (select) select.value = 'sessionExpired';
  select?.dispatchEvent(new Event('change'));
  root().querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  press('Apply and reload');
  expect(play).toHaveBeenCalledWith('newMember,listNews:empty,getAccount:sessionExpired');
});

it('finds a call, shows what was sent, answered and broken, and starts the world anew', () => {
  const search = root().querySelector<HTMLInputElement>('input[type="text"]');
  if (search) search.value = 'invoice';
  search?.dispatchEvent(new Event('input'));
  const rows = [...root().querySelectorAll<HTMLElement>('[data-operation]')].filter((row) => !row.hidden);
  expect(rows.map(({ dataset }) => dataset.operation)).toEqual([
    'applyInvoice',
    'getLatestInvoice',
    'listInvoices',
  ]);
  expect(root().querySelector('.bad')?.textContent).toContain('pageNum: type (integer)');
  press('Reset the world');
  expect(reset).toHaveBeenCalledOnce();
  press('Close');
  expect(root().querySelector('.panel')).toBeNull();
});
