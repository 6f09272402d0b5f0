import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductTotalParams } from '#generated/hooks/model/productTotalParams.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import type { Language } from '#web/i18n/language.ts';
import { RelaxedNote } from './relaxed-note.tsx';

afterEach(cleanup);

async function open(keyWord: string, params: Partial<ProductTotalParams>, language: Language = 'en_US') {
  const all: ProductTotalParams = { totalDataCounts: 2, totalIsLowerBound: 0, ...params };
  await renderWeb(<RelaxedNote keyWord={keyWord} params={all} />, { areas: ['search'], language });
  return screen.getByRole('status');
}

const linksTo = () =>
  screen.getAllByRole('link').map((link) => {
    const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop.test');
    return [link.textContent, searchParams.get('keyWord')];
  });

describe('the note on a value that no part has', () => {
  const nearestValues = { word: '18pF', values: ['15pF', '22pF'] };
  const params = { nearestValues, droppedWords: ['18pF'], listedKeyword: '15pF|22pF 0402' };

  it('names the value once, and leads to a search for each of the nearest ones', async () => {
    const note = await open('18pF 0402', params);
    expect(note).toHaveTextContent(
      /^No part has 18pF together with your other words. Showing the nearest values instead: 15pF, 22pF$/,
    );
    expect(linksTo()).toEqual([
      ['15pF', '15pF 0402'],
      ['22pF', '22pF 0402'],
    ]);
  });

  it('is one sentence in Chinese', async () => {
    expect(await open('18pF 0402', params, 'zh_CN')).toHaveTextContent(
      /^没有商品同时符合 18pF 和其余关键词，以下是最接近的参数值： 15pF、22pF$/,
    );
  });

  it('speaks of one value where there is one, and of no other words where there are none', async () => {
    const alone = { nearestValues: { word: '18pF', values: ['22pF'] }, droppedWords: ['18pF'] };
    expect(await open('18pF', { ...alone, listedKeyword: '22pF' })).toHaveTextContent(
      /^No part has 18pF. Showing the nearest value instead: 22pF$/,
    );
  });

  it('names other words that were left out, too', async () => {
    const note = await open('18pF 0402 zelkova', { ...params, droppedWords: ['18pF', 'zelkova'] });
    expect(note).toHaveTextContent(/Showing results without “zelkova”.$/);
  });

  it('leads to the words that were understood where the value is not in what was typed', async () => {
    await open('１８pF 0402', params);
    expect(linksTo()).toEqual([
      ['15pF', '15pF 0402'],
      ['22pF', '22pF 0402'],
    ]);
  });
});
