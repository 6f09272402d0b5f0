import { expect, it } from 'vitest';
import { fillIn, readTemplate } from './text-template.ts';

const fillTemplate = (text: unknown, values: Record<string, unknown>) => {
  const template = readTemplate(text);
  return template && fillIn(template, values);
};

it('Values are filled in as they are.', () => {
  expect(fillTemplate('Select {{name}} for comparison', { name: '$1 & $(t)' })).toBe(
    'Select $1 & $(t) for comparison',
  );
  expect(fillTemplate('{{from}}–{{to}} of {{count}}', { from: 1, to: 20, count: 57 })).toBe('1–20 of 57');
});

it.each([
  ['$t(frame.price.onRequest)', {}],
  ['{{price, currency}}', { price: 1 }],
  ['{{- name}}', { name: 'a' }],
  ['{{name}}', {}],
  ['{{name}}', { name: ['a'] }],
  [undefined, {}],
])('What is more than plain values, as %o with %o, is left to i18next.', (text, values) => {
  expect(fillTemplate(text, values)).toBeUndefined();
});
