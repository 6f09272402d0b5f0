import { registerHooks } from 'node:module';

const drizzle = '/node_modules/drizzle-orm/';

/**
 * Resolves what the modules of drizzle-orm import from each other without reading its package.json, 180 kB that Node parses again for
 * each of a hundred modules: 190 MB more memory and 0.35 s more processor time at every start. Import it before anything that uses
 * the database.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const isWithin = specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(drizzle);
    if (!isWithin) return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
