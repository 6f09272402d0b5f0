import { describe, expect, it } from 'vitest';
import { createTexts, type Texts } from './create-texts.ts';
import type { Language } from './language.ts';

/** The translation function for keys of a test, which no file of texts has. */
function withAnyKey({ t }: Texts): (key: string, values?: object) => string {
  // As said above.
  return t as unknown as ReturnType<typeof withAnyKey>;
}

async function texts(language: Language, content: Record<string, unknown>) {
  const made = createTexts(language);
  await made.loadEngine();
  made.add('frame', { screen: content });
  const translate = withAnyKey(made);
  return (thing: string, values?: object) => translate(`frame.screen.${thing}`, values);
}

describe('texts', () => {
  it('are found by area, screen and thing, and filled', async () => {
    const t = await texts('en_US', { hello: 'Hello {{name}}, {{ name }}!' });
    expect(t('hello', { name: 'Jane' })).toBe('Hello Jane, Jane!');
  });

  it('never read a placeholder out of a value', async () => {
    const t = await texts('en_US', { say: '{{a}}', b: 'no' });
    expect(t('say', { a: '{{b}} $& $1', b: 'no' })).toBe('{{b}} $& $1');
    expect(t('say', { a: '$t(frame.screen.b)' })).toBe('$t(frame.screen.b)');
    expect(t('say', { a: '<b> & "' })).toBe('<b> & "');
  });

  it.each([
    ['en_US', 0, '0 items'],
    ['en_US', 1, '1 item'],
    ['en_US', 2, '2 items'],
    ['zh_CN', 1, '1 items'],
  ] as const)('take the plural of %s for %i', async (language, count, expected) => {
    const t = await texts(language, { item_one: '{{count}} item', item_other: '{{count}} items' });
    expect(t('item', { count })).toBe(expected);
  });

  it('take a text without plurals for any count', async () => {
    const t = await texts('en_US', { total: '{{count}} in all' });
    expect(t('total', { count: 1 })).toBe('1 in all');
  });

  it('of an area that is loaded later are added to the others', () => {
    const made = createTexts('en_US');
    made.add('frame', { screen: { here: 'frame' } });
    expect(made.has('errors')).toBe(false);
    made.add('errors', { screen: { here: 'errors' } });
    expect(made.has('errors')).toBe(true);
    const t = withAnyKey(made);
    expect([t('frame.screen.here'), t('errors.screen.here')]).toEqual(['frame', 'errors']);
  });

  it('that are missing stop the test', async () => {
    const t = await texts('en_US', { there: 'yes' });
    expect(() => t('notThere')).toThrow('There is no text for frame.screen.notThere');
    expect(() => t('there.deeper')).toThrow('There is no text');
    // A plural is missing as a whole.
    expect(() => t('notThere', { count: 2 })).toThrow(/frame\.screen\.notThere$/);
    const grouped = await texts('en_US', { group: { one: 'no' } });
    expect(() => grouped('group')).toThrow('There is no text');
  });

  it('are written without i18next as far as that takes nothing but values, and wait for it else', async () => {
    const made = createTexts('en_US');
    const content = {
      plain: 'Cart',
      one: 'Hello {{name}}',
      item_one: '{{count}} item',
      item_other: '{{count}} items',
      total: '{{count}} in all',
      spaced: 'Hello {{ name }}',
      empty_zero: 'nothing',
      empty_other: '{{count}} things',
    };
    made.add('frame', { screen: content });
    const t = (thing: string, values?: object) => withAnyKey(made)(`frame.screen.${thing}`, values);
    const writeAll = () => [
      t('plain'),
      t('one', { name: 'Jane' }),
      t('item', { count: 1 }),
      t('item', { count: 2 }),
      t('total', { count: 1 }),
    ];
    const expected = ['Cart', 'Hello Jane', '1 item', '2 items', '1 in all'];
    expect(writeAll()).toEqual(expected);
    const catchError = (thing: string, values: object): unknown => {
      try {
        return t(thing, values);
      } catch (reason) {
        return reason;
      }
    };
    const waited = catchError('spaced', { name: 'Jane' });
    expect(waited).toBeInstanceOf(Promise);
    expect(catchError('empty', { count: 0 })).toBe(waited);
    await waited;
    expect(t('spaced', { name: 'Jane' })).toBe('Hello Jane');
    expect(t('empty', { count: 0 })).toBe('nothing');
    expect(writeAll()).toEqual(expected);
  });
});
