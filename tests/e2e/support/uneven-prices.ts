import type { Page } from '@playwright/test';
import { pageTexts } from './page-texts.ts';

/** An amount with more decimals than a total has. */
const unitPrice = /[$¥]([\d,]+)\.(\d{3,})/g;
const fewestDigits = { usual: 2, belowOne: 4 };

/** The decimals that one price has on every page: four below one, else two, and more only when they say something. */
function isEven(units: string, decimals: string): boolean {
  const fewest = units === '0' ? fewestDigits.belowOne : fewestDigits.usual;
  return decimals.length === fewest || (decimals.length > fewest && !decimals.endsWith('0'));
}

/** The unit prices of the open page that do not have the decimals that they have elsewhere. */
export async function unevenPrices(page: Page): Promise<string[]> {
  const texts = await page.evaluate(pageTexts);
  return texts.flatMap((text) =>
    [...text.matchAll(unitPrice)]
      .filter(([, units = '', decimals = '']) => !isEven(units, decimals))
      .map(([price]) => price),
  );
}
