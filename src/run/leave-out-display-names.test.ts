import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutDisplayNames } from './leave-out-display-names.ts';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const displayName = /^\w+\.displayName = "\w+";$/gm;

/** The modules of an installed library that give components a display name. */
function namingModules(folder: string): string[] {
  const files = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(packages, folder, file), 'utf8'))
    .filter((code) => code.match(displayName));
}

it.each(['@chakra-ui/react/dist/esm', 'react-router/dist/production'])(
  'The modules of the installed %s lose their display names and keep all else.',
  (folder) => {
    const modules = namingModules(folder);
    expect(modules.length).toBeGreaterThan(0);
    const dropPureMarks = (code: string) => code.replaceAll('/* @__PURE__ */ ', '');
    for (const code of modules)
      expect(dropPureMarks(withoutDisplayNames(code))).toBe(dropPureMarks(code.replace(displayName, '')));
  },
);

it('A component is marked as pure, another call is not.', () => {
  const code = 'const A = React2.forwardRef(f);\nconst b = React.useRef(1);\nA.displayName = "A";\n';
  expect(withoutDisplayNames(code)).toBe(
    'const A = /* @__PURE__ */ React2.forwardRef(f);\nconst b = React.useRef(1);\n\n',
  );
});
