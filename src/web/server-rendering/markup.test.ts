import { expect, it } from 'vitest';
import { ElementCache, PageElements } from './element-cache.ts';
import { Markup } from './markup.ts';

it('A text of the page is where it was written, in an element that is kept and after it.', () => {
  const cache = new ElementCache();
  const write = (address: string) => {
    const elements = new PageElements(cache);
    const { start, end, isCached } = elements.place({ name: 'form', own: 1, texts: { address } });
    const text = elements.markOfText('address') ?? '';
    let html = '';
    const markup = new Markup({
      elements,
      rulesOf: () => undefined,
      settle: ({ pieces }) => {
        const decoder = new TextDecoder();
        html = pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('');
      },
    });
    const form = isCached ? [] : ['<form>', text, '</form>'];
    for (const chunk of ['<main>', start, ...form, end, '<p>', text, '</p></main>']) markup.write(chunk);
    markup.end();
    return html;
  };
  const page = (address: string) => `<main><form>${address}</form><p>${address}</p></main>`;
  expect(write('/a')).toBe(page('/a'));
  expect(write('/b')).toBe(page('/b'));
});
