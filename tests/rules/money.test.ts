import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** The one place that knows how an amount is written. */
const formatter = 'src/domain/money/formatting.ts';

const files = sourceFiles().filter(
  ({ path }) =>
    /^(src\/(web|server|domain)|mocks)\//.test(path) && !/\.test\.tsx?$/.test(path) && path !== formatter,
);

/** Decimals of what is not money: coordinates, seconds, days. */
const otherDecimals = new Set([
  'src/domain/tables/xlsx.ts',
  'src/server/import/summary.ts',
  'src/server/session/captcha-picture.ts',
]);

/** Texts of a file that show an amount with a sign of its own: `¥`, `US$`, or a dollar sign before a value. */
function handWrittenSigns(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node);
    if (isText && (/[¥￥]|US\$/.test(node.text) || (isBeforeValue(node) && node.text.endsWith('$'))))
      found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

function isBeforeValue(node: ts.Node): boolean {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
}

/** Statements number their values: `$${position}`. */
const statements = new Set(['src/server/db/statement.ts']);

describe('money', () => {
  it('is written by the one formatter of the domain, with its sign', () => {
    const found = files
      .filter(({ path }) => !statements.has(path))
      .flatMap((file) => handWrittenSigns(file).map((text) => `${file.path}: ${text}`));
    expect(found).toEqual([]);
  });

  it('gets its decimals from the one formatter of the domain', () => {
    const found = files.filter(
      ({ path, text }) =>
        !otherDecimals.has(path) && /\.toFixed\(|style: 'currency'|minimumFractionDigits/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('is in a text of a page only as a placeholder', () => {
    const texts = globSync('{src/web/i18n,generated/texts}/**/*.json');
    const found = texts.filter((path) => /[¥￥]|\$\s?(\d|\{\{)/.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });
});
