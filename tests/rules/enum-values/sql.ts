import ts from 'typescript';
import { fields } from './fields.ts';
import { type Constants, isNumber, nameOf } from './numbers.ts';

/** Columns and variables of the database are named as on the wire, in snake case. */
const columns = [...fields]
  .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .join('|');

const compares = '(?:<>|!=|[<>]=?|=|is (?:not )?distinct from|(?:not )?between)';
const lists = "(?:(?:not )?in\\s*\\(|=\\s*any\\s*\\(\\s*(?:array\\s*\\[|'\\{))";
const number = '\\d{1,2}\\b(?!\\.)';

/** What is written after a column that is compared with a number. */
const after = `"?\\s*(?:${compares}|${lists}|when)\\s*`;

const inSql = [
  new RegExp(`\\b(${columns})${after}${number}`, 'gi'),
  new RegExp(`(?<![\\w.$])${number}\\s*(?:=|<>|!=|[<>]=?)\\s*(?:\\w+\\.)?"?(${columns})\\b`, 'gi'),
  new RegExp(`\\bcoalesce\\(\\s*(?:\\w+\\.)?"?(${columns})"?\\s*,\\s*${number}`, 'gi'),
  new RegExp(`(?<![\\w.$])${number}(?:::\\w+)? as "?(${columns})\\b`, 'gi'),
];

/** Fields that a text of SQL compares with a number. */
export function fieldsInSql(node: ts.Node, path: string): string[] {
  if (!/^src\/(server|run)\//.test(path)) return [];
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return [];
  return inSql.flatMap((pattern) => [...node.text.matchAll(pattern)].map(([, name = '']) => name));
}

const comparesNumber = new RegExp(`^${after}${number}`, 'i');
const comparesNext = new RegExp(`^${after}$`, 'i');
const columnBefore = new RegExp(`\\b(${columns})${after}$`, 'i');
const numberBefore = new RegExp(`(?<![\\w.$])${number}\\s*(?:=|<>|!=|[<>]=?)\\s*(?:\\w+\\.)?$`);

/** Fields that a template of SQL compares with a number where the column, the number, or both are put in: `${order.state} = 3`. */
export function fieldsInTemplate(node: ts.Node, constants: Constants): (string | undefined)[] {
  if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return [];
  if (!ts.isTemplateExpression(node.template)) return [];
  const { head, templateSpans: spans } = node.template;
  return spans.flatMap((span, index) => {
    const before = (spans[index - 1]?.literal ?? head).text;
    const behind = span.literal.text;
    const next = spans[index + 1]?.expression;
    const isCompared =
      comparesNumber.test(behind) ||
      numberBefore.test(before) ||
      (comparesNext.test(behind) && next !== undefined && isNumber(next, constants));
    const [, column] = isNumber(span.expression, constants) ? (columnBefore.exec(before) ?? []) : [];
    return [
      isCompared ? nameOf(span.expression) : undefined,
      column?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    ];
  });
}
