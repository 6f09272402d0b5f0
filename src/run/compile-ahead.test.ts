import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileAhead, withCalledWrappers } from './compile-ahead.ts';

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

describe('withCalledWrappers', () => {
  it('A module of CommonJS is held by a function in parentheses, which keeps what it does.', () => {
    const code = 'var w=f=>()=>f({}),a=w(e=>{e.x=1}),b=w(((e,t)=>{t.y=e}));let c=[a,b].map(g=>{return g});';
    expect(withCalledWrappers(code)).toBe(
      'var w=f=>()=>f({}),a=w((function(e){e.x=1})),b=w(((function(e,t){t.y=e})));let c=[a,b].map(g=>{return g});',
    );
  });

  it('Other functions stay as they are.', () => {
    const code = 'var a=w(e=>e),b=w(({x})=>{x()}),c=w(e=>{},1),d=o.w(e=>{});';
    expect(withCalledWrappers(code)).toBe(code);
  });
});
