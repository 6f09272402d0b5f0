import { afterEach, expect, test, vi } from 'vitest';
import { keepsAnything } from './keeps-anything.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

test('a browser that was never here keeps nothing', () => {
  expect(keepsAnything()).toBe(false);
});

test('a session and a cart are both kept', () => {
  sessionStorage.setItem('token', 'abc');
  expect(keepsAnything()).toBe(true);
  sessionStorage.clear();
  localStorage.setItem('cart', '[]');
  expect(keepsAnything()).toBe(true);
});

test('a browser that forbids storage keeps nothing', () => {
  const denied = {
    get length(): number {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('sessionStorage', denied);
  expect(keepsAnything()).toBe(false);
});
