import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileAhead } from './compile-ahead.ts';

const source = {
  name: 'source',
  resolveId: (id: string) => (id === 'start' ? id : undefined),
  load: (id: string) => (id === 'start' ? 'globalThis.started = true;' : undefined),
};

/** The first lines of the chunks of a small app. */
async function firstLines(names: readonly string[]): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, compileAhead(names)],
    build: { write: false, modulePreload: false, rollupOptions: { input: { shop: 'start' } } },
  });
  // Neither a watcher nor several outputs: the options above ask for one build.
  const { output } = built as Rollup.RollupOutput;
  return output.map((file) => (file.type === 'chunk' ? (file.code.split('\n')[0] ?? '') : ''));
}

describe('compileAhead', () => {
  it('The hint is the first line of the chunks that are named.', async () => {
    expect(await firstLines(['shop'])).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('A chunk that is not named has no hint.', async () => {
    expect(await firstLines([])).toEqual(['globalThis.started=!0;']);
  });

  it('A name that no chunk has fails the build.', async () => {
    await expect(firstLines(['vendor'])).rejects.toThrow('There is no chunk named vendor');
  });
});
