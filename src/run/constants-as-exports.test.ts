import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { constants, httpStatus } from '#generated/constants.ts';
import { constantsAsExports, groupAsModule, groupsAsModules } from './constants-as-exports.ts';

const file = new URL('../../generated/constants.ts', import.meta.url).pathname;

/** What a build makes of a module. */
async function built(code: string): Promise<string> {
  const start = {
    name: 'start',
    resolveId: (id: string) => (id === 'start' ? id : undefined),
    load: (id: string) =>
      id === 'start' ? `import * as all from ${JSON.stringify(file)};\n${code}` : undefined,
  };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [start, constantsAsExports()],
    build: { write: false, modulePreload: false, rollupOptions: { input: 'start' } },
  });
  // Neither a watcher nor several outputs: the options above ask for one build.
  const [chunk] = (made as Rollup.RollupOutput).output;
  return chunk.code;
}

describe('constantsAsExports', () => {
  it('A constant that is used is written alone, without the others of its group.', async () => {
    const code = await built('globalThis.shown = all.constants.companyEmail;');
    expect(code).toContain(constants.companyEmail);
    expect(code).not.toContain(constants.companyPhone);
    expect(code.length).toBeLessThan(200);
  });

  it('A group that is used as a whole has all its constants.', async () => {
    const code = await built('globalThis.shown = Object.entries(all.constants);');
    for (const name of Object.keys(constants)) expect(code).toContain(name);
  });

  it('A group by numbers stays an object.', async () => {
    expect(groupsAsModules({ names: { 0: 'success' } })).toContain('{ default as names }');
    expect(groupAsModule({ 0: 'success' })).toBe('export default {"0":"success"};');
    expect(await built('globalThis.shown = all.codeNames;')).toContain('1001');
    expect(Object.keys(httpStatus).length).toBeGreaterThan(0);
  });

  it('A constant may have the name of a keyword.', () => {
    expect(groupAsModule({ delete: 1 })).toBe('const c0 = 1;\nexport { c0 as delete };');
  });
});
