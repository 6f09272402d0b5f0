// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabMemory } from './tab-memory.ts';
import type { Entry } from './world/entry.ts';
import { Store } from './world/store.ts';

/** A tab that is loaded now. All of them have one session storage here, as one that the shop opens has a copy of its opener's. */
function openTab() {
  const memory = new TabMemory();
  const store = new Store({ projects: [{ $id: 1, $owner: 1, projectName: 'first' }] });
  if (memory.changes) store.restore(memory.changes);
  return {
    memory,
    names: () => store.all('projects').map(({ projectName }) => projectName),
    add(projectName: string) {
      memory.refresh(store);
      store.add('projects', ($id) => ({ $id, $owner: 1, projectName }) satisfies Entry & { $owner: number });
      memory.keep(store);
    },
    refresh: () => memory.refresh(store),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00.000Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps the world and its starting time over a reload', () => {
  const before = openTab();
  before.add('second');
  vi.setSystemTime(new Date('2026-11-21T06:00:00.000Z'));
  const after = openTab();
  expect(after.names()).toEqual(['first', 'second']);
  expect(after.memory.startedAt).toEqual(new Date('2026-11-20T06:00:00.000Z'));
});

it('keeps the world when signing out clears session storage, and loses it when it is forgotten', () => {
  const before = openTab();
  before.add('second');
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  const after = openTab();
  expect(after.names()).toEqual(['first', 'second']);
  before.memory.forget();
  after.memory.forget();
  window.dispatchEvent(new Event('pagehide'));
  expect(openTab().names()).toEqual(['first']);
});

it('shows changes that another tab made while this one was loading', () => {
  const opener = openTab();
  opener.add('second');
  const reloaded = openTab();
  opener.add('third');
  expect(openTab().names()).toEqual(['first', 'second', 'third']);
  reloaded.refresh();
  expect(reloaded.names()).toEqual(['first', 'second', 'third']);
});

it('ignores local storage that is older than session storage', () => {
  const before = openTab();
  before.add('second');
  const [key = ''] = Object.keys(localStorage);
  const behind = localStorage.getItem(key) ?? '';
  before.add('third');
  localStorage.setItem(key, behind);
  const after = openTab();
  after.refresh();
  expect(after.names()).toEqual(['first', 'second', 'third']);
  after.add('fourth');
  expect(openTab().names()).toEqual(['first', 'second', 'third', 'fourth']);
});

it('keeps the changes of two tabs that write in turn', () => {
  const [one, other] = [openTab(), openTab()];
  one.add('second');
  other.add('third');
  one.add('fourth');
  expect(openTab().names()).toEqual(['first', 'second', 'third', 'fourth']);
});

it('gives each separate tab its own world and deletes the one that is reset', () => {
  const one = openTab();
  one.add('second');
  one.memory.forget();
  expect(openTab().names()).toEqual(['first']);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('starts again when the stored world cannot be read', () => {
  openTab().add('second');
  sessionStorage.setItem('mock-world', '{');
  expect(openTab().names()).toEqual(['first']);
});

it('deletes worlds unchanged for a week, and other worlds when storage is full', () => {
  openTab().add('old');
  sessionStorage.clear();
  vi.setSystemTime(new Date('2026-11-26T06:00:00.000Z'));
  openTab().add('young');
  expect(Object.keys(localStorage)).toHaveLength(2);
  sessionStorage.clear();
  vi.setSystemTime(new Date('2026-11-28T06:00:00.000Z'));
  const newest = openTab();
  expect(Object.keys(localStorage)).toHaveLength(1);
  const throwFull = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(throwFull);
  newest.add('last');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(openTab().names()).toEqual(['first', 'last']);
});
