// In the bundle that renders pages, React writes text. Its own way, a view of a buffer for each piece of markup, is for streams and takes
// a seventh of the time that a page takes.
import type { Plugin } from 'vite';
import { type Bodies, withBodies } from './leave-out-unused.ts';

/** Functions with their bodies in this bundle, each by the start of its module's path. */
export const replaced: Readonly<Record<string, Bodies>> = {
  'node_modules/react-dom/cjs/react-dom-server.node.production.js': {
    stringToPrecomputedChunk: 'return content;',
    writeChunk: 'destination.write(chunk);',
    // Only decides which parts are sent later, and none is.
    byteLengthOfChunk: 'return chunk.length;',
    // Only needed to render a page in two halves.
    getComponentNameFromType: 'return null;',
  },
  // A page is rendered once, so nobody has to know what a component looked at.
  'generated/hooks/': { withQueryKey: 'query.queryKey = queryKey; return query;' },
};

/** Makes React write text to its destination; fails where React, or what orval generates, no longer has these functions. */
export function renderAsText(): Plugin {
  const found = new Set<string>();
  return {
    name: 'render-as-text',
    apply: 'build',
    transform: {
      filter: { id: Object.keys(replaced).map((path) => `**/${path}**`) },
      handler(code, id) {
        const [path, bodies] = Object.entries(replaced).find(([start]) => id.includes(`/${start}`)) ?? [];
        if (!bodies) return;
        return { code: withBodies(code, bodies, (name) => found.add(`${path} ${name}`)), map: null };
      },
    },
    buildEnd(error) {
      const expected = Object.entries(replaced).flatMap(([path, bodies]) =>
        Object.keys(bodies).map((name) => `${path} ${name}`),
      );
      const missing = error ? [] : expected.filter((one) => !found.has(one));
      if (missing.length > 0) this.error(`No longer there: ${missing.join(', ')}. Has a library changed?`);
    },
  };
}
