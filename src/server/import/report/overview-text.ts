import { pluralize } from '#domain/pluralize.ts';
import { reasons } from '../rows/reasons.ts';
import type { ImportReport } from './outcome.ts';
import type { SomeRows } from './overview.ts';
import { shellWord } from './shell-word.ts';

/** Lines of a list that a person still reads; the JSON has more. */
const SHOWN = 100;

/** The overview of an import as Markdown. */
export function overviewText(report: ImportReport): string {
  const { overview, supplier, mapping, outcome } = report;
  const { newBrands, likeBrands, newCategories, likeCategories, untranslatedColumns } = overview;
  const untranslated = newCategories.filter(({ isTranslated }) => !isTranslated);
  return [
    `# Import of ${supplier}: ${outcome}`,
    `Mapping ${mapping}. ${pluralize(report.read, 'row')}: ${pluralize(report.inserted, 'product')} added, ${report.updated} updated, ${report.unchanged} unchanged, ${pluralize(report.refused, 'row')} refused, ${report.repaired} repaired.`,
    section('New brands', newBrands),
    section(
      'New brands similar to another one',
      likeBrands.map(
        ({ name, like }) =>
          `${name} is similar to ${like}; if they are the same: \`npm run merge-brands -- ${shellWord(name)} ${shellWord(like)} --dry-run\``,
      ),
    ),
    section(
      'New categories',
      newCategories.map(
        ({ zh_CN, en_US, products }) => `${en_US} (${zh_CN}): ${pluralize(products, 'product')}`,
      ),
    ),
    section(
      'New categories similar to another one',
      likeCategories.map(
        ({ category, like, suggestion }) =>
          `${category} is similar to ${like}; in \`category.move\` of the mapping: \`${JSON.stringify(suggestion).slice(1, -1)}\``,
      ),
    ),
    section(
      'Not translated: categories',
      untranslated.map(({ en_US }) => `${en_US} (in \`category.names\` of the mapping, or in the glossary)`),
    ),
    section(
      'Not translated: parameters',
      untranslatedColumns.map(
        ({ key, name, categories }) =>
          `${name} (\`${key}\`, ${pluralize(categories, 'category', 'categories')})`,
      ),
    ),
    section('Rows without parameters', rowLines(overview.withoutParameters, String)),
    section('Rows without a price, sold on request', rowLines(overview.withoutPrice, String)),
    section('Rows that remove the price of a product', rowLines(overview.pricesLost, String)),
    section(
      'Refused rows',
      rowLines(
        overview.refused,
        ({ row, column, value, code }) =>
          `Row ${row}${column && `, ${column}`}: ${reasons[code].en_US} / ${reasons[code].zh_CN}${value && ` (${toPlainLine(value)})`}`,
      ),
    ),
    '',
  ].join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return `## ${title}\n\nNone.`;
  const shown = lines.slice(0, SHOWN).map((line) => `- ${line}`);
  const rest = lines.length - shown.length;
  if (rest > 0) shown.push(`- … and ${rest} more`);
  return `## ${title} (${lines.length})\n\n${shown.join('\n')}`;
}

/** One line for each row; plain row numbers share one. */
function rowLines<Row>({ count, first }: SomeRows<Row>, text: (row: Row) => string): string[] {
  const texts = first.map(text);
  const more = count - first.length;
  return more > 0 ? [...texts, `and ${pluralize(more, 'more row')}`] : texts;
}

/** On one line, and without what Markdown would take for markup. */
function toPlainLine(value: string): string {
  return value.slice(0, 100).replaceAll(/[\s`|<>]+/g, ' ');
}
