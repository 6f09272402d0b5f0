/** In place of a resolver of any URI, asked only where a schema has an `$id`. Our forms have none. */
export default {
  resolve: (base: string, reference: string): string => new URL(reference, base).href,
};
