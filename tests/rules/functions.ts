import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export interface FunctionShape {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
  readonly parameters: number;
  /** A function of a .tsx file whose name starts with a capital letter. */
  readonly isComponent: boolean;
}

const trees = new Map<string, ts.SourceFile>();

/** The syntax tree of a TypeScript file; each file is parsed once. */
export function parse(file: SourceFile): ts.SourceFile {
  const tree = trees.get(file.path) ?? parseFile(file);
  trees.set(file.path, tree);
  return tree;
}

function parseFile({ path, text }: SourceFile): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
  const { parent } = node;
  const name =
    node.name ??
    (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
      ? parent.name
      : undefined);
  return (
    name?.getText() ?? `line ${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  );
}

function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** `describe` and `it` take their tests as a function, which is as long as the tests are many. */
function isTestBody(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^(describe|it|test)\b/.test(node.parent.expression.getText());
}

/** Every function, method and arrow function of a file with its length and the number of its parameters. */
export function functionsOf(file: SourceFile): FunctionShape[] {
  const source = parse(file);
  const found: FunctionShape[] = [];
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (isFunction(node) && !isTestBody(node)) {
      const name = nameOf(node);
      found.push({
        path: file.path,
        name,
        lines: line(node.getEnd()) - line(node.getStart()) + 1,
        parameters: node.parameters.filter((parameter) => parameter.name.getText() !== 'this').length,
        isComponent: file.path.endsWith('.tsx') && /^[A-Z]/.test(name),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
