import type { ClientBase } from 'pg';

/** All overloads of `query` in one. */
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/** Makes a connection send statements without names, for poolers that do not keep them between transactions. */
export function withoutStatementNames(client: ClientBase): void {
  const query: Query = client.query.bind(client);
  const queryUnnamed: Query = (config, ...rest) => {
    const isNamed =
      typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    return query(isNamed ? { ...config, name: undefined } : config, ...rest);
  };
  // The same overloads again.
  client.query = queryUnnamed as typeof client.query;
}
