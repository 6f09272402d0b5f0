import type { Contract, ContractOperation } from '../contract.ts';
import { undescribed } from './value-variants.ts';

/** A request for a path or with a method that the description does not have. */
export interface StrayRequest {
  readonly method: string;
  readonly path: string;
  /** The operations of the path; none where it is unknown. */
  readonly known: readonly ContractOperation[];
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const readingToo = 'HEAD';

function prefixesOf({ operations }: Contract): string[] {
  return [...new Set(operations.map(({ path }) => `/${path.split('/')[1] ?? ''}`))];
}

/** Unknown paths besides the known ones: under every prefix, behind a path, and with a letter too many at its end. */
export function unknownPaths(contract: Contract): StrayRequest[] {
  const [first] = contract.operations;
  const paths = [
    ...prefixesOf(contract).flatMap((prefix) => [`${prefix}/${undescribed}`, `${prefix}/${undescribed}/1`]),
    ...(first ? [`${first.path}/${undescribed}`, `${first.path}x`] : []),
  ];
  return paths.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path, known: [] })));
}

/** Every path with two methods that it does not take: one that another path takes, and one that is rare. */
export function otherMethods({ operations }: Contract): StrayRequest[] {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  return [...byPath].flatMap(([path, known]) => {
    const taken = new Set(known.map(({ method }) => method.toUpperCase()));
    const others = methods.filter((method) => !taken.has(method));
    const used = path.replace(/\{\w+\}/g, '1');
    return [others[0], others.at(-1)].flatMap((method) => (method ? [{ method, path: used, known }] : []));
  });
}

/** Methods that a header Allow may list for a path: those of the description, and HEAD and OPTIONS, which HTTP adds. */
export function mayAllow(known: readonly ContractOperation[], allow: string): boolean {
  const listed = new Set(allow.split(',').map((one) => one.trim().toUpperCase()));
  const described = known.map(({ method }) => method.toUpperCase());
  const extra = new Set([...described, readingToo, 'OPTIONS']);
  return described.every((method) => listed.has(method)) && [...listed].every((method) => extra.has(method));
}
