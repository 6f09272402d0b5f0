const kinds: Readonly<Record<string, string>> = {
  api: 'unknownOperation',
  open: 'unknownOperation',
  staff: 'unknownOperation',
  assets: 'asset',
  dev: 'dev',
  docs: 'docs',
  files: 'documentFile',
  health: 'health',
  img: 'drawing',
  payment: 'payment',
  sitemap: 'sitemap',
  'sitemap.xml': 'sitemap',
};

/** Kind of a request that is not an operation, from a fixed set of labels. */
export function requestKind(path: string): string {
  const [, first = ''] = path.split('/', 2);
  if (Object.hasOwn(kinds, first)) return kinds[first] ?? 'page';
  return /\.[a-z0-9]{2,11}$/i.test(path) ? 'asset' : 'page';
}
