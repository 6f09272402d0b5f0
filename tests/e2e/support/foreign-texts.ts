import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findForeign } from '../../support/languages/foreign-text.ts';
import { pageTexts } from './page-texts.ts';

interface StartCatalogue {
  readonly products: readonly { readonly brand: string }[];
}

function readBrands(): string[] {
  const { products }: StartCatalogue = JSON.parse(readFileSync('mocks/world/start/catalogue.json', 'utf8'));
  return [...new Set(products.map(({ brand }) => brand).filter((brand) => brand !== ''))];
}

let known: readonly string[] | undefined;

/** The brands of the demo catalogue are names in both languages. */
function brands(): readonly string[] {
  known ??= readBrands();
  return known;
}

/** What a visitor typed is shown as it was typed. */
function readTyped(path: string): string[] {
  const typed = new URL(path, 'http://shop').searchParams.get('keyWord');
  return typed ? [typed] : [];
}

/** The texts of the open page that are not in its language, each with the words that give it away. */
export async function foreignTexts(page: Page, path: string, chinese: boolean): Promise<string[]> {
  const names = [...brands(), ...readTyped(path)];
  return (await page.evaluate(pageTexts)).flatMap((text) => {
    const words = findForeign(text, chinese ? 'zh_CN' : 'en_US', names);
    return words.length > 0 ? [`${text.slice(0, 80)}: ${words.join(', ')}`] : [];
  });
}
