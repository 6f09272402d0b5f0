import { routes } from '#generated/server/routes.ts';

const byPath = new Map<string, Set<string>>();
const withParameters: { readonly pattern: RegExp; readonly methods: Set<string> }[] = [];

for (const { path, method } of routes) {
  const known = byPath.get(path);
  const methods = known ?? new Set<string>();
  methods.add(method);
  if (method === 'GET') methods.add('HEAD');
  if (known) continue;
  byPath.set(path, methods);
  if (path.includes('/:')) {
    withParameters.push({ pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`), methods });
  }
}

/** Methods of a described path; empty for any other path. */
export function routeMethods(path: string): readonly string[] {
  const methods = byPath.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))?.methods;
  return methods ? [...methods].sort() : [];
}
