import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache/fonts');

/** Fonts that a reader may have: Linux desktops come with one of these, and Liberation is as wide as Arial and Courier New. */
const fontSets = {
  dejavu: { sans: 'DejaVu Sans', mono: 'DejaVu Sans Mono', packages: ['dejavu-fonts-ttf'] },
  noto: {
    sans: 'Noto Sans',
    mono: 'Noto Sans Mono',
    packages: ['@embedpdf/fonts-latin', '@expo-google-fonts/noto-sans-mono'],
  },
  liberation: {
    sans: 'Liberation Sans',
    mono: 'Liberation Mono',
    packages: ['@expo-google-fonts/arimo', '@expo-google-fonts/cousine'],
  },
};
export type FontSet = keyof typeof fontSets;

/** Each set has it, as a Chinese reader does. */
const chinese = '@embedpdf/fonts-sc';

/** Fonts that are installed under another name. */
const installedAs = {
  Arimo: 'Liberation Sans',
  Cousine: 'Liberation Mono',
  'Noto Sans S Chinese': 'Noto Sans CJK SC',
};

const scanRule = ([name, installed]: [string, string]) => `
  <match target="scan">
    <test name="family"><string>${name}</string></test>
    <edit name="family" mode="assign"><string>${installed}</string></edit>
  </match>`;

const aliasRule = ([asked, font]: readonly [string, string]) => `
  <alias binding="same"><family>${asked}</family><prefer><family>${font}</family></prefer></alias>`;

/** A configuration of fontconfig with the fonts of the set and no others, whatever is installed. */
function configuration(set: FontSet): string {
  const { sans, mono, packages } = fontSets[set];
  const folders = [...packages, chinese].map((name) => realpathSync(join(root, 'node_modules', name)));
  const aliases = [['monospace', mono] as const, ...(set === 'liberation' ? [['Arial', sans] as const] : [])];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>${Object.entries(installedAs).map(scanRule).join('')}${aliases.map(aliasRule).join('')}
  <match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>
</fontconfig>
`;
}

/** Makes a browser that is started with it show pages in the fonts of the set. */
export function fontEnvironment(set: FontSet): { FONTCONFIG_FILE: string } {
  const file = join(cache, `${set}.conf`);
  const text = configuration(set);
  mkdirSync(cache, { recursive: true });
  // Another process may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return { FONTCONFIG_FILE: file };
}
