import { expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { type ParameterColumn, productTable } from './product-table.ts';

const text = { unit: null, isNumber: false, keepsRanges: false };
const parameter = (id: number, en: string): ParameterColumn => ({ id, name: { zh: en, en }, ...text });
const names = (parameters: readonly ParameterColumn[]) =>
  productTable(parameters, undefined).heading('en_US');

it('A table of products says how many parameters it leaves out, and keeps those of most categories.', () => {
  const rare = Array.from({ length: constants.listFileParameters + 1 }, (_, at) =>
    parameter(at, `Rare ${at}`),
  );
  const common = [parameter(1000, 'Voltage'), parameter(1001, 'Voltage')];
  const heading = names([...rare, ...common]);
  expect(heading).toContain('Voltage');
  expect(heading.filter((name) => name.startsWith('Rare'))).toHaveLength(constants.listFileParameters - 1);
  expect(heading.at(-1)).toBe('2 more parameters are left out: choose a category to export them');
  expect(names(rare.slice(1)).at(-1)).toBe('Page');
});
