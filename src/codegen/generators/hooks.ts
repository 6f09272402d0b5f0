import type { OverrideOutput } from 'orval';
import ts from 'typescript';
import type { Description, Operation } from '#description/description.ts';
import { asObject, type JsonObject } from '#description/json.ts';
import { isRead } from '#description/reads.ts';
import { forPages } from '#description/views.ts';
import { editCode, renameImports } from '../code-edits.ts';
import { type Generator, header } from '../generator.ts';
import { markPatterns, withIndexSignatures } from '../index-signatures.ts';
import { runOrval } from '../orval.ts';

type PerOperation = NonNullable<OverrideOutput['operations']>;

/** A read is a query and a write a mutation, whatever the method. */
function queriesAndMutations(operations: readonly Operation[]): PerOperation {
  return Object.fromEntries(
    operations.map((operation) => {
      const read = isRead(operation);
      return [operation.id, { query: { useQuery: read, useMutation: !read } }];
    }),
  );
}

const mutator = 'src/web/api/mutator';

/** The exported function around a node: orval names it after the operation. */
function functionAround(node: ts.Node): string | undefined {
  const declaration = ts.findAncestor(node, ts.isVariableDeclaration);
  return declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
}

/** Every call names its operation to the transport, which would have to guess it from the address otherwise. */
function nameOperations(code: string, named: Set<string>): string {
  return editCode(code, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'call') return undefined;
    const [request] = node.arguments;
    const first = request && ts.isObjectLiteralExpression(request) ? request.properties[0] : undefined;
    const id = functionAround(node);
    if (first === undefined || id === undefined)
      throw new Error(`orval writes calls of another form: ${node.getText()}`);
    named.add(id);
    return { start: first.getStart(), end: first.getStart(), text: `operation: '${id}', ` };
  });
}

/** Hooks with the project's names of modules, patterned fields and operations. */
function finish(files: ReadonlyMap<string, string>, operations: readonly Operation[]): Map<string, string> {
  const named = new Set<string>();
  // Nothing imports the index of all areas; bundlers would have to look into each of them.
  const used = [...files].filter(([path]) => path !== 'index.ts');
  const finished = used.map(([path, code]): [string, string] => {
    const aliased = renameImports(code, (module) =>
      module.replace(/\.ts$/, '').endsWith(mutator) ? '#web/api/mutator.ts' : undefined,
    );
    return [`hooks/${path}`, header + nameOperations(withIndexSignatures(aliased), named)];
  });
  const missing = operations.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`orval wrote no call of ${missing.join(', ')}`);
  return new Map(finished);
}

/** What pages call: calls of partners' programs are not among them. */
function calledByPages(description: Description): { document: JsonObject; operations: readonly Operation[] } {
  const document = forPages(description);
  const partners = new Set(description.operations.filter((one) => one.isForPartners).map(({ path }) => path));
  const paths = Object.entries(asObject(document.paths)).filter(([path]) => !partners.has(path));
  return {
    document: { ...document, paths: Object.fromEntries(paths) },
    operations: description.operations.filter(({ path }) => !partners.has(path)),
  };
}

/** React Query hooks by area, with the types that they use. */
export const hooks: Generator = {
  name: 'hooks',
  writes: ['hooks/'],
  async run(description) {
    const { document, operations } = calledByPages(description);
    const files = await runOrval(markPatterns(document), (folder) => ({
      target: folder,
      schemas: `${folder}/model`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      clean: false,
      override: {
        header: false,
        mutator: { path: `${mutator}.ts`, name: 'call' },
        formData: false,
        formUrlEncoded: false,
        query: { signal: true, useInvalidate: true },
        operations: queriesAndMutations(operations),
      },
    }));
    return finish(files, operations);
  },
};
