import type { ClientBase } from 'pg';

/** All overloads of `query` in one; the casts from and to it only change the static type. */
type Query = (config: unknown, ...rest: unknown[]) => unknown;

/** Makes a connection send statements without names, for poolers that do not keep them between transactions. */
export function withoutStatementNames(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const unnamed: Query = (config, ...rest) => {
    const isNamed =
      typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    return query(isNamed ? { ...config, name: undefined } : config, ...rest);
  };
  client.query = unnamed as typeof client.query;
}
