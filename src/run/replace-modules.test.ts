import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { formParts, type Replacement, replaceModules } from './replace-modules.ts';

/** Builds an entry that imports the given module, and returns the code. */
async function buildOf(imported: string, replacements: readonly Replacement[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
    load: (id) => (id === 'virtual:entry' ? `export * from '${imported}';` : undefined),
  };
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [entry, replaceModules(replacements)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', external: /^react/ },
    },
  });
  const { output } = Array.isArray(built)
    ? (built[0] ?? { output: [] })
    : 'output' in built
      ? built
      : { output: [] };
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('The installed react-jsonschema-form still imports every part that is replaced.', async () => {
  const code = await buildOf('@rjsf/core', formParts);
  expect(code).toContain('useFallbackUiForUnsupportedType: false');
  expect(code).not.toContain('function compiler(');
});

it('A replacement that no library asks for any more fails the build and names itself.', async () => {
  const renamed = { library: '/@rjsf/', source: /\/getRegistry\.js$/, by: 'forms/built/registry.ts' };
  await expect(buildOf('@rjsf/core', [...formParts, renamed])).rejects.toThrow(
    'Nothing in /@rjsf/ imports /\\/getRegistry\\.js$/ any more, so src/web/forms/built/registry.ts replaces nothing.',
  );
});
