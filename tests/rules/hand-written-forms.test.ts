import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from './functions.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Functions that make an element, or a component of one, from the name of its tag. */
const makers = new Set(['chakra', 'styled', 'createElement', 'jsx', 'jsxs']);

/** Components of the generated way, `forms/`, that a file imports. */
function generatedForms(source: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (!statement.moduleSpecifier.text.startsWith('#web/forms/')) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) found.add(name.text);
  }
  return found;
}

function isForm(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isJsxExpression(node)) return isForm(node.expression);
  return ts.isStringLiteralLike(node) && node.text === 'form';
}

/** The last name of `chakra`, `React.createElement`, `chakra.form`. */
function lastName(node: ts.Node): string {
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();
}

function attributeName(node: ts.JsxAttribute): string {
  return node.name.getText();
}

/** Whether an element takes what is submitted and is not a component of `forms/`. */
function takesSubmission(
  { tagName, attributes }: ts.JsxOpeningLikeElement,
  generated: ReadonlySet<string>,
): boolean {
  const submits = attributes.properties.some(
    (one) => ts.isJsxAttribute(one) && /^onSubmit(Capture)?$/.test(attributeName(one)),
  );
  return submits && !generated.has(tagName.getText());
}

/** Whether a node is a form, makes one, or takes what one submits. */
function isWrittenForm(node: ts.Node, generated: ReadonlySet<string>): boolean {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return lastName(node.tagName) === 'form' || takesSubmission(node, generated);
  if (ts.isJsxAttribute(node)) return attributeName(node) === 'as' && isForm(node.initializer);
  if (ts.isCallExpression(node))
    return makers.has(lastName(node.expression)) && node.arguments.some((argument) => isForm(argument));
  return (
    (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
    node.name.getText() === 'onSubmit'
  );
}

function writesForm(file: SourceFile): boolean {
  const source = parse(file);
  const generated = generatedForms(source);
  const visit = (node: ts.Node): boolean =>
    isWrittenForm(node, generated) || ts.forEachChild(node, visit) === true;
  return visit(source);
}

function inText(text: string): boolean {
  return writesForm({ path: `${text}.tsx`, text, lines: 1 });
}

/** Pages whose attempt lives in the entry of the history or has rules of its own. */
const ownKeys = /^src\/web\/(api|forms|pages\/(order-submit|cashier))\//;

describe('the Idempotency-Key of a write', () => {
  it('is kept by the form or the transport, not by a page', () => {
    const makers = sourceFiles().filter(
      ({ path, text }) => path.startsWith('src/web/') && text.includes('newIdempotencyKey('),
    );
    expect(makers.filter(({ path }) => !ownKeys.test(path)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a form that is not generated', () => {
  it.each([
    'const a = <form />;',
    'const a = <chakra.form action={path} />;',
    "const Form = chakra('form', {});",
    "const Form = styled('form');",
    "const a = createElement('form', {});",
    "const a = React.createElement('form');",
    "const form = document.createElement('form');",
    'const a = <Box as="form" />;',
    "const a = <Box as={'form'} />;",
    'const a = <Box onSubmit={send} />;',
    'const a = <Box {...{ onSubmit: send }} />;',
    'const a = <Box {...{ onSubmit }} />;',
  ])('is recognised: %s', (text) => {
    expect(inText(text)).toBe(true);
  });

  it.each([
    "import { ApiForm } from '#web/forms/api-form.tsx'; const a = <ApiForm onSubmit={send} />;",
    "const form = element.closest('form');",
    'interface Props { readonly onSubmit: () => void }',
    'const a = <Button form={id} />;',
  ])('is not seen in %s', (text) => {
    expect(inText(text)).toBe(false);
  });

  it('says why', () => {
    const files = sourceFiles().filter(
      ({ path }) => /^src\/web\/(?!forms\/)/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const silent = files.filter(
      (file) => writesForm(file) && !file.text.includes('// Not a generated form: '),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
