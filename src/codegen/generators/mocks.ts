import { byArea } from '#description/areas.ts';
import type { Description } from '#description/description.ts';
import { forPages } from '#description/views.ts';
import { dropUnusedImport, renameImports } from '../code-edits.ts';
import { pascal } from '../emit.ts';
import { type Generator, header } from '../generator.ts';
import { mockView } from '../mock-view.ts';
import { runOrval } from '../orval.ts';
import { entrySchemaName, worldTable } from '../world-rows.ts';

/** Types come from the hooks; orval's second set of them, and its plain fetch functions, are not kept. */
function isKept(path: string): boolean {
  return path.endsWith('.faker.ts');
}

function finishFile(path: string, code: string): string {
  const folder = path.startsWith('model/') ? '.' : '..';
  const modules: Readonly<Record<string, string>> = {
    '.': '#generated/hooks/model/index.ts',
    '../model': '#generated/hooks/model/index.ts',
    '../model/index.faker.ts': `${folder}/schemas.faker.ts`,
  };
  const named = renameImports(code, (module) => modules[module]);
  return header + dropUnusedImport(named, '@faker-js/faker', 'faker');
}

/** Tables of the generated answers and of the entries in them, by operation. */
function answerTables({ document, operations }: Description): string {
  const areas = [...byArea(operations)];
  const nameOf = (id: string) => `get${pascal(id)}ResponseMock`;
  const imports = areas.map(([area, own]) => {
    const names = own.map(({ id }) => nameOf(id)).sort();
    return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './${area}/${area}.faker.ts';\n`;
  });
  const answers = operations.map(({ id }) => `  ${id}: () => ${nameOf(id)}(),\n`);
  const entries = operations.flatMap((operation) => {
    const schema = entrySchemaName(document, operation);
    return schema === undefined ? [] : [{ id: operation.id, name: `get${pascal(schema)}Mock` }];
  });
  const entryNames = [...new Set(entries.map(({ name }) => name))].sort();
  return `${header}import type { OperationId } from '#generated/transport.ts';
${imports.join('')}import {\n${entryNames.map((name) => `  ${name},\n`).join('')}} from './schemas.faker.ts';

/** A generated answer with code 0 of each operation. */
export const mockAnswers = {
${answers.join('')}} as const satisfies Record<OperationId, () => unknown>;

/** A generated entry of each operation whose answer holds entries. */
export const mockEntries = {
${entries.map(({ id, name }) => `  ${id}: () => ${name}(),\n`).join('')}} as const satisfies Partial<Record<OperationId, () => object>>;
`;
}

/** Responses with faker data by area; every response is valid against the description. Seed faker and its reference date before use. */
export const mocks: Generator = {
  name: 'mocks',
  writes: ['mocks/'],
  async run(description) {
    const { view, finish } = mockView(forPages(description));
    const files = await runOrval(view, (folder) => ({
      target: folder,
      schemas: `${folder}/model`,
      mode: 'tags-split',
      client: 'fetch',
      httpClient: 'fetch',
      mock: {
        generators: [{ type: 'faker', schemas: true }],
      },
      override: { header: false, mock: { exactOptional: true } },
    }));
    const used = [...files].filter(([path]) => isKept(path));
    const finishedFiles = used.map(([path, code]): [string, string] => [
      `mocks/${path.replace('model/index.faker.ts', 'schemas.faker.ts')}`,
      finishFile(path, finish(code)),
    ]);
    const rows: [string, string] = ['mocks/world.ts', header + worldTable(description)];
    return new Map([...finishedFiles, ['mocks/answers.ts', answerTables(description)], rows]);
  },
};
