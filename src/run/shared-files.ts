// In a build, modules that many pages need are put into shared files, and each pattern that names such modules has to find some.
import type { Plugin } from 'vite';

/** A file of the browser's bundle with the modules that match any of its patterns. */
export interface SharedFile {
  readonly name: string;
  readonly patterns: readonly RegExp[];
}

const library = (name: string) => new RegExp(`/node_modules/${name}/`);
const icon = (name: string) => new RegExp(`/lucide-react/dist/esm/icons/${name}\\.m?js$`);
const ownFile = (path: string) => new RegExp(`/src/${path}\\.tsx?$`);

/** A module that fits several belongs to the first of them. */
export const sharedFiles: readonly SharedFile[] = [
  // The entry must not import what it evaluates piece by piece.
  { name: 'preload', patterns: [/vite\/preload-helper/, ownFile('web/state/next-task')] },
  {
    // What every page needs of the libraries; it stays the same while only the shop changes. The style engine comes later.
    name: 'vendor',
    patterns: [
      ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', '@pandacss'].map(library),
      /\/node_modules\/@tanstack\/(?!.*(useQueries|queriesObserver|nfinite|uspense))/,
      /\/node_modules\/lucide-react\/dist\/esm\/(?!icons)/,
      /rolldown\/runtime/,
    ],
  },
  {
    // The frame with all that it imports, and the small parts of nearly every page: many small files compress badly.
    name: 'shop',
    patterns: [
      ...['app', 'page-report', 'providers', 'i18n/create-texts', 'i18n/load-texts'].map((name) =>
        ownFile(`web/${name}`),
      ),
      ...['error-policy', 'query-client', 'use-refusal'].map((name) => ownFile(`web/api/${name}`)),
      ...['breadcrumb', 'empty', 'input', 'loaded', 'pager', 'price', 'stock'].map((name) =>
        ownFile(`web/components/${name}`),
      ),
      ...['leaving', 'use-next-focus'].map((name) => ownFile(`web/state/${name}`)),
      // Else it is in the file of the catalogue, which other pages would load for it.
      /\/generated\/enum-values\.ts$/,
    ],
  },
  {
    // What is shown of a part wherever one is sold.
    name: 'part',
    patterns: [
      ...[
        'components/measured-text',
        'components/part-image',
        'components/price-note',
        'favourites/favourite-button',
      ].map((name) => ownFile(`web/${name}`)),
      ...['money/price-tiers', 'part-texts/part-line'].map((name) => ownFile(`domain/${name}`)),
    ],
  },
  {
    // What the catalogue's pages have in common.
    name: 'catalogue',
    patterns: [
      ...['list-state', 'list-url', 'filter-labels', 'tick'].map((name) =>
        ownFile(`web/pages/catalogue/list/${name}`),
      ),
      ...['detail/detail-url', 'value-text'].map((name) => ownFile(`web/pages/catalogue/${name}`)),
      ownFile('domain/part-values/format'),
      ownFile('web/pages/catalogue/priced-quantity'),
      ownFile('web/state/use-address-state'),
      ...['copy', 'file-text'].map(icon),
    ],
  },
  {
    // What detail and cart have in common: how much is bought.
    name: 'buying',
    patterns: [
      ...['later-text', 'press-guard', 'quantity', 'quantity-refusal'].map((name) =>
        ownFile(`web/components/${name}`),
      ),
      ...['backorder', 'line-offer'].map((name) => ownFile(`domain/cart/${name}`)),
      ...['tab-storage', 'use-one-at-a-time', 'use-reload-state'].map((name) => ownFile(`web/state/${name}`)),
      ownFile('web/cart/use-cart-changed'),
      icon('plus'),
    ],
  },
  {
    // What lists of products and the search have in common.
    name: 'list',
    patterns: [
      ...['category-position', 'clearings', 'column-choice', 'list-requests', 'use-list-page'].map((name) =>
        ownFile(`web/pages/catalogue/list/${name}`),
      ),
      ownFile('web/pages/catalogue/row-actions/row-price'),
      ownFile('domain/catalogue/typed-range'),
    ],
  },
];

/** The groups of rolldown's `codeSplitting` that make the files. */
export function groupsOf(files: readonly SharedFile[]) {
  return files.map(({ name, patterns }, index) => {
    const test = new RegExp(patterns.map(({ source }) => source).join('|'));
    return { name, test, priority: files.length - index };
  });
}

/** Fails a build in which a pattern of a shared file matches no module any more: its file would silently lose what it is for. */
export function checkSharedFiles(files: readonly SharedFile[]): Plugin {
  return {
    name: 'check-shared-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const inFiles = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      // Some modules are wholly inlined into others; the bundler's own runtime is only in the files.
      const modules = [...this.getModuleIds(), ...inFiles];
      const lost = files.flatMap(({ name, patterns }) =>
        patterns
          .filter((pattern) => !modules.some((id) => pattern.test(id)))
          .map((pattern) => `${pattern} of the file ${name}`),
      );
      if (lost.length > 0)
        this.error(`No module matches ${lost.join(', ')}: correct src/run/shared-files.ts.`);
    },
  };
}
