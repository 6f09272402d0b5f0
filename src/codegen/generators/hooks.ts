import type { OverrideOutput } from 'orval';
import type { Operation } from '#description/description.ts';
import { markPatterns, withIndexSignatures } from '#description/patterned.ts';
import { isRead } from '#description/reads.ts';
import { forPages } from '#description/views.ts';
import { type Generator, header } from '../generator.ts';
import { runOrval, tidied } from '../orval.ts';

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

/** The call tells the transport which operation it is, so that nobody has to guess from the address. */
function withOperation(code: string): string {
  return code.replace(
    /(export const (\w+) = \((?:(?!\nexport const )[\s\S])*?return call<[^>]*>\(\s*\{)url:/g,
    "$1operation: '$2', url:",
  );
}

function finished(code: string): string {
  const aliased = code.replace(/from '[./]*src\/web\/api\/mutator(?:\.ts)?'/g, "from '#web/api/mutator.ts'");
  return header + tidied(withOperation(withIndexSignatures(aliased)));
}

/** React Query hooks by area, with the types that they use. */
export const hooks: Generator = {
  name: 'hooks',
  writes: ['hooks/'],
  async run(description) {
    const files = await runOrval(markPatterns(forPages(description)), (folder) => ({
      target: folder,
      schemas: `${folder}/model`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      clean: false,
      override: {
        header: false,
        mutator: { path: 'src/web/api/mutator.ts', name: 'call' },
        formData: false,
        formUrlEncoded: false,
        query: { signal: true, useInvalidate: true },
        operations: queriesAndMutations(description.operations),
      },
    }));
    return new Map([...files].map(([path, code]) => [`hooks/${path}`, finished(code)]));
  },
};
