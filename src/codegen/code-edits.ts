import ts from 'typescript';

/** A part of a source text and what replaces it. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The edit that replaces a node without the comments before it. */
export function replaceNode(node: ts.Node, text: string): Edit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

/**
 * Generated code with edits at nodes of its syntax tree; everything else stays byte for byte. `editOf` gets every node, parents
 * first; inside of an edited node nothing else is edited.
 */
export function editCode(code: string, editOf: (node: ts.Node) => Edit | undefined): string {
  const source = ts.createSourceFile('generated.ts', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    const edit = editOf(node);
    if (edit) edits.push(edit);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    result += code.slice(position, start) + text;
    position = end;
  }
  return result + code.slice(position);
}

/** The module that an import or export names, with the literal that names it. */
function moduleName(node: ts.Node): ts.StringLiteral | undefined {
  const isNaming = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const specifier = isNaming ? node.moduleSpecifier : undefined;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}

/** Code whose imports name other modules: `moduleOf` returns the new name, or undefined where it stays. */
export function renameImports(code: string, moduleOf: (module: string) => string | undefined): string {
  return editCode(code, (node) => {
    const literal = moduleName(node);
    const name = literal && moduleOf(literal.text);
    return literal && name !== undefined ? replaceNode(literal, `'${name}'`) : undefined;
  });
}

/** Code without an import of the package when nothing uses the imported name. */
export function dropUnusedImport(code: string, module: string, name: string): string {
  let uses = 0;
  editCode(code, (node) => {
    if (ts.isImportDeclaration(node)) return replaceNode(node, '');
    if (ts.isIdentifier(node) && node.text === name) uses += 1;
    return undefined;
  });
  if (uses > 0) return code;
  return editCode(code, (node) =>
    ts.isImportDeclaration(node) && moduleName(node)?.text === module ? replaceNode(node, '') : undefined,
  );
}
