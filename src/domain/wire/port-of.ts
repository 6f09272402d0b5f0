interface Listening {
  address(): { readonly port: number } | string | null;
}

/** The port on which a server listens. Throws when it does not listen, or listens on a pipe. */
export function portOf(server: Listening): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
  return address.port;
}
