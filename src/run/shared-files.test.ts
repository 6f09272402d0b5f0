import { build, type InlineConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkSharedFiles, groupsOf, type SharedFile, sharedFiles } from './shared-files.ts';

const modules: Readonly<Record<string, string>> = {
  '/app/main.ts': "import { a } from '/app/a.ts'; console.log(a, a());",
  '/app/a.ts': 'export const a = () => document.title;',
};

/** Builds two modules that exist nowhere, with these shared files. */
async function buildModules(files: readonly SharedFile[]): Promise<string[]> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
      checkSharedFiles(files),
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: '/app/main.ts',
        output: { chunkFileNames: '[name].js', codeSplitting: { groups: groupsOf(files) } },
      },
    },
  };
  const result = await build(config);
  const [output] = [result].flat();
  return output && 'output' in output ? output.output.map(({ fileName }) => fileName) : [];
}

describe('shared files of the bundle', () => {
  it('hold the modules that their patterns match', async () => {
    expect(await buildModules([{ name: 'shared', patterns: [/\/app\/a\.ts$/] }])).toContain('shared.js');
  });

  it('fail the build when one of their patterns matches no module', async () => {
    const files = [{ name: 'shared', patterns: [/\/app\/a\.ts$/, /\/app\/gone\.ts$/] }];
    await expect(buildModules(files)).rejects.toThrow(
      'No module matches /\\/app\\/gone\\.ts$/ of the file shared',
    );
  });

  it('take a module that fits several into the first of them', () => {
    expect(groupsOf(sharedFiles).map(({ name, priority }) => [name, priority])).toEqual([
      ['preload', 7],
      ['vendor', 6],
      ['shop', 5],
      ['part', 4],
      ['catalogue', 3],
      ['buying', 2],
      ['list', 1],
    ]);
  });
});
