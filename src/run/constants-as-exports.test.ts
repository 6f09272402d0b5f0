import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { constants, httpStatus } from '#generated/constants.ts';
import { downloadGradeValues } from '#generated/enums.ts';
import { constantsAsExports, groupAsModule, groupsAsModules } from './constants-as-exports.ts';

const folder = new URL('../../generated/', import.meta.url).pathname;

/** What a build makes of a module that has all constants, enums or limits as `all`. */
async function buildCode(code: string, file = 'constants'): Promise<string> {
  const start = {
    name: 'start',
    resolveId: (id: string) => (id === 'start' ? id : undefined),
    load: (id: string) =>
      id === 'start' ? `import * as all from ${JSON.stringify(`${folder}${file}.ts`)};\n${code}` : undefined,
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
    const code = await buildCode('globalThis.shown = all.constants.companyEmail;');
    expect(code).toContain(constants.companyEmail);
    expect(code).not.toContain(constants.companyPhone);
    expect(code.length).toBeLessThan(200);
  });

  it('A group that is used as a whole has all its constants.', async () => {
    const code = await buildCode('globalThis.shown = Object.entries(all.constants);');
    for (const name of Object.keys(constants)) expect(code).toContain(name);
  });

  it('The values of an enum are written without other enums, in the order of the description.', async () => {
    const code = await buildCode('globalThis.shown = Object.values(all.downloadGradeValues);', 'enums');
    const names = Object.keys(downloadGradeValues);
    expect(names.length).toBeGreaterThan(1);
    expect(code).toMatch(new RegExp(names.join('.*')));
    expect(code.length).toBeLessThan(200);
  });

  it('A limit that is used is written without those of other fields.', async () => {
    const code = await buildCode('globalThis.shown = all.searchAllLimits.keyWord.maxLength;', 'limits');
    expect(code).toContain('maxLength');
    expect(code).not.toContain('maximum');
    expect(code.length).toBeLessThan(200);
  });

  it('A group by numbers stays an object.', async () => {
    expect(groupsAsModules({ names: { 0: 'success' } })).toContain('{ default as names }');
    expect(groupAsModule('names', { 0: 'success' })).toBe('export default {"0":"success"};');
    expect(await buildCode('globalThis.shown = all.codeNames;')).toContain('1001');
    expect(Object.keys(httpStatus).length).toBeGreaterThan(0);
  });

  it('A constant may have the name of a keyword.', () => {
    expect(groupAsModule('names', { delete: 1 })).toBe('const c0 = 1;\nexport { c0 as delete };');
  });
});
