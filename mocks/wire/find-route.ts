import { type OperationId, type Route, routes } from '#generated/server/routes.ts';

export interface FoundRoute {
  readonly route: Route<OperationId>;
  readonly path: readonly (readonly [string, string])[];
}

const fixed = new Map<string, FoundRoute>();
const withParameters: {
  readonly route: Route<OperationId>;
  readonly pattern: RegExp;
  readonly names: string[];
}[] = [];
const methods = new Map<string, string[]>();

for (const route of routes) {
  const names = [...route.path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) fixed.set(`${route.method} ${route.path}`, { route, path: [] });
  else
    withParameters.push({
      route,
      names,
      pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
    });
  methods.set(route.path, [...(methods.get(route.path) ?? []), route.method]);
}

/** The operation of a method and path, with the path parameters. */
export function findRoute(method: string, path: string): FoundRoute | undefined {
  const known = fixed.get(`${method} ${path}`);
  if (known) return known;
  for (const { route, pattern, names } of withParameters) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match)
      return { route, path: names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]) };
  }
  return undefined;
}

/** The methods of a path; empty for an unknown one. */
export function methodsOf(path: string): readonly string[] {
  const dynamic = withParameters.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);
  return [...(methods.get(path) ?? []), ...dynamic];
}
