import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { formParts, plainIcons, type Replacement, replaceModules } from './replace-modules.ts';

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

it('The installed icons are still made by the function that is replaced.', async () => {
  const code = await buildOf('lucide-react', plainIcons);
  expect(code).toContain('src/web/theme/built/lucide-icon.ts');
  expect(code).not.toContain('createLucideIcon.mjs');
});

it('A replacement that no library asks for any more fails the build and names itself.', async () => {
  const renamed = { library: '/lucide-react/', source: /\/makeIcon\.mjs$/, by: 'theme/built/lucide-icon.ts' };
  await expect(buildOf('lucide-react', [...plainIcons, renamed])).rejects.toThrow(
    'Nothing in /lucide-react/ imports /\\/makeIcon\\.mjs$/ any more, so src/web/theme/built/lucide-icon.ts replaces nothing.',
  );
});
