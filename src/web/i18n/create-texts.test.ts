import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import type { Language } from './language.ts';

function texts(language: Language, content: Record<string, unknown>) {
  const made = createTexts(language);
  made.add('frame', { screen: content });
  // Keys of this test, which no file of texts has.
  const translate = made.t as unknown as (key: string, values?: object) => string;
  return (thing: string, values?: object) => translate(`frame.screen.${thing}`, values);
}

describe('texts', () => {
  it('are found by area, screen and thing, and filled', () => {
    const t = texts('en_US', { hello: 'Hello {{name}}, {{ name }}!' });
    expect(t('hello', { name: 'Jane' })).toBe('Hello Jane, Jane!');
  });

  it('never read a placeholder out of a value', () => {
    expect(texts('en_US', { say: '{{a}}' })('say', { a: '{{b}} $& $1', b: 'no' })).toBe('{{b}} $& $1');
    expect(texts('en_US', { say: '{{a}}', b: 'no' })('say', { a: '$t(frame.screen.b)' })).toBe(
      '$t(frame.screen.b)',
    );
    expect(texts('en_US', { say: '{{a}}' })('say', { a: '<b> & "' })).toBe('<b> & "');
  });

  it.each([
    ['en_US', 0, '0 items'],
    ['en_US', 1, '1 item'],
    ['en_US', 2, '2 items'],
    ['zh_CN', 1, '1 items'],
  ] as const)('take the plural of %s for %i', (language, count, expected) => {
    const t = texts(language, { item_one: '{{count}} item', item_other: '{{count}} items' });
    expect(t('item', { count })).toBe(expected);
  });

  it('take a text without plurals for any count', () => {
    expect(texts('en_US', { total: '{{count}} in all' })('total', { count: 1 })).toBe('1 in all');
  });

  it('of an area that is loaded later are added to the others', () => {
    const made = createTexts('en_US');
    made.add('frame', { screen: { here: 'frame' } });
    expect(made.has('errors')).toBe(false);
    made.add('errors', { screen: { here: 'errors' } });
    expect(made.has('errors')).toBe(true);
    // As above.
    const t = made.t as unknown as (key: string) => string;
    expect([t('frame.screen.here'), t('errors.screen.here')]).toEqual(['frame', 'errors']);
  });

  it('that are missing stop the test', () => {
    const t = texts('en_US', { there: 'yes' });
    expect(() => t('notThere')).toThrow('There is no text for frame.screen.notThere');
    expect(() => t('there.deeper')).toThrow('There is no text');
    // A plural is missing as a whole.
    expect(() => t('notThere', { count: 2 })).toThrow(/frame\.screen\.notThere$/);
    expect(() => texts('en_US', { group: { one: 'no' } })('group')).toThrow('There is no text');
  });
});
