import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Contract } from '../contract.ts';
import type { UsedByPages } from './used-by-pages.ts';

const model = 'generated/hooks/model/';
const hooks = /generated\/hooks\/[\w-]+\/[\w-]+\.ts$/;

function readConfig(root: string): ts.ParsedCommandLine {
  const file = join(root, 'tsconfig.json');
  return ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root);
}

/** Source of the app, its tests left out: what only a test reads, no page reads. */
function isPage(file: string): boolean {
  return file.startsWith('src/web/') && !/\.test\.tsx?$/.test(file);
}

class Reading {
  readonly #checker: ts.TypeChecker;
  readonly #root: string;
  /** Places of the properties of the generated types that are read. */
  readonly #read = new Set<string>();
  /** Names that are read of types of the app's own, into which a response may have been put. */
  readonly #ownNames = new Set<string>();
  readonly imported = new Set<string>();

  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker;
    this.#root = root;
  }

  #placeOf(declaration: ts.Declaration): string | undefined {
    const file = relative(this.#root, declaration.getSourceFile().fileName);
    return file.startsWith(model) ? `${file}:${declaration.getStart()}` : undefined;
  }

  #note(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) {
      const place = this.#placeOf(declaration);
      if (place !== undefined) this.#read.add(place);
      else if (/^src\/(web|domain)\//.test(relative(this.#root, declaration.getSourceFile().fileName)))
        this.#ownNames.add(symbol?.name ?? '');
    }
  }

  #memberOf(node: ts.Node, name: string): ts.Symbol | undefined {
    return this.#checker.getTypeAtLocation(node).getProperty(name);
  }

  visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) this.#note(this.#checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
      this.#note(this.#memberOf(node.expression, node.argumentExpression.text));
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) this.#note(this.#memberOf(node.parent, name.text));
    } else if (ts.isImportDeclaration(node)) this.#visitImport(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  #visitImport(node: ts.ImportDeclaration): void {
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return;
    for (const { name, propertyName } of bindings.elements) {
      const symbol = this.#checker.getSymbolAtLocation(name);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
      const file = target?.declarations?.[0]?.getSourceFile().fileName ?? '';
      if (hooks.test(file)) this.imported.add((propertyName ?? name).text);
    }
  }

  /** Pointers of the properties of a response that nobody reads; `msg` and `code` are the transport's. */
  listUnread(response: ts.Type): string[] {
    const unread: string[] = [];
    const seen = new Set<ts.Type>();
    const walk = (type: ts.Type, pointer: string) => {
      const bare = this.#checker.getNonNullableType(type);
      const parts = bare.isUnion() ? bare.types : [bare];
      for (const part of parts) {
        const item = this.#checker.getIndexTypeOfType(part, ts.IndexKind.Number);
        if (item && this.#checker.isArrayType(part)) walk(item, `${pointer}/*`);
        else if (!seen.has(part)) {
          seen.add(part);
          for (const property of part.getProperties()) this.#walkProperty(property, pointer, unread, walk);
        }
      }
    };
    walk(response, '');
    return unread;
  }

  #walkProperty(
    property: ts.Symbol,
    pointer: string,
    unread: string[],
    walk: (type: ts.Type, pointer: string) => void,
  ): void {
    const [declaration] = property.declarations ?? [];
    const place = declaration && this.#placeOf(declaration);
    if (!declaration || place === undefined) return;
    const at = `${pointer}/${property.name}`;
    if (at === '/code' || at === '/msg') return;
    if (this.#read.has(place) || this.#ownNames.has(property.name))
      walk(this.#checker.getTypeOfSymbol(property), at);
    else unread.push(at);
  }
}

function capital(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** Names of the generated functions that call an operation. */
function callersOf(id: string): string[] {
  return [id, `use${capital(id)}`, `get${capital(id)}QueryOptions`, `get${capital(id)}MutationOptions`];
}

/**
 * Reads the source of the web app (`src/web`, without tests) with the TypeScript compiler: which operations it calls through the
 * generated hooks, and which fields of their responses are read by name anywhere. A field of a type that several responses share counts
 * as read for all of them, and so does one of a name that is read of the app's own types.
 */
export function readPages(contract: Contract, root: string): UsedByPages {
  const { fileNames, options } = readConfig(root);
  const pageFiles = fileNames.filter((file) => isPage(relative(root, file)));
  const program = ts.createProgram(pageFiles, { ...options, noEmit: true });
  const reading = new Reading(program.getTypeChecker(), root);
  for (const file of program.getSourceFiles()) if (isPage(relative(root, file.fileName))) reading.visit(file);
  const answers = answerTypes(program);
  const operations = new Set<string>();
  const unread = new Map<string, string[]>();
  for (const { id } of contract.operations) {
    if (!callersOf(id).some((name) => reading.imported.has(name))) continue;
    operations.add(id);
    const response = answers.get(id);
    if (response) unread.set(id, reading.listUnread(response));
  }
  return { operations, unread };
}

/** operationId → type of its response, as the generated function promises it. */
function answerTypes(program: ts.Program): Map<string, ts.Type> {
  const checker = program.getTypeChecker();
  const types = new Map<string, ts.Type>();
  for (const file of program.getSourceFiles().filter(({ fileName }) => hooks.test(fileName))) {
    const module = checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const promised = signature && checker.getAwaitedType(signature.getReturnType());
      if (promised) types.set(symbol.name, promised);
    }
  }
  return types;
}
