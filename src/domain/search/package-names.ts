import { readNames } from '../glossary/table.ts';

/** Names of one package, or of packages that fit the same land pattern, between `;`; `*` stands for the number of pins. */
const equalNames = `
soic*; sop*; so*
pdip*; dip*
tqfp*; lqfp*; qfp*
qfn*; vqfn*; wqfn*; ufqfpn*
dfn*; wson*; vson*; son*; uson*
vssop*; msop*
sc70; sot323; sc703
sot353; sc705; sc88a
sot363; sc706; sc88
sot233; sot23; to236
sot25; sot235
sot26; sot236
sot2233; sot223; to261
to252; dpak; to2523
to263; d2pak; ddpak; to2632
to220; to2203
to92; to923
to247; to2473
sot89; sot893
sma; do214ac
smb; do214aa
smc; do214ab
sod123; do219
do201; do201ad
casea; 321618
caseb; 352821
casec; 603228
cased; 734331
hc49; hc49s; hc49us
tht; throughhole; plugin; 直插; 插件
smd; smt; surfacemount; 贴片; 表面贴装
`;

/** Metric sizes of chips that are not inch sizes as well, with the inch size that parts are listed under. */
const inchSizes: ReadonlyMap<string, string> = new Map([
  ['1005', '0402'],
  ['1608', '0603'],
  ['2012', '0805'],
  ['2520', '1008'],
  ['3216', '1206'],
  ['3225', '1210'],
  ['4516', '1806'],
  ['4520', '1808'],
  ['4532', '1812'],
  ['5025', '2010'],
  ['6332', '2512'],
]);

const rows = equalNames.split('\n').map(readNames);

function matchPackageName(name: string, key: string): string | undefined {
  if (!name.endsWith('*')) return name === key ? '' : undefined;
  const pins = key.startsWith(name.slice(0, -1)) ? key.slice(name.length - 1) : '';
  return /^\d{1,3}$/.test(pins) ? pins : undefined;
}

/** Packages whose pins some write in front: `48LQFP`, `8SOIC`. */
const pinsFirst = /^(\d{1,3})([a-z]{3,6})$/;
const otherFamilies = new Set(['ssop', 'tssop', 'htssop', 'plcc', 'bga']);
const inchSize = '0\\d{3}|1206|1210|1808|1812|2010|2512';
/** A size with what is mounted in front: `SMD0402`, `LED0603`, the footprint `C_0603`. */
const mountedSize = new RegExp(`^(?:smd|smt|chip|led|[crl])(${inchSize})$`);
const onlyInchSize = new RegExp(`^(?:${inchSize})$`);

const designatedSize = new RegExp(`^([rcl])_?(${inchSize})$`);

/** The letter of a circuit diagram and the size of `C0603`; undefined for other words. */
export function readDesignator(
  word: string,
): { readonly designator: string; readonly size: string } | undefined {
  const [, designator, size] = designatedSize.exec(word) ?? [];
  return designator === undefined || size === undefined ? undefined : { designator, size };
}

/** Whether a word is the size of a chip in hundredths of an inch. */
export function isInchSize(word: string): boolean {
  return onlyInchSize.test(word);
}

/** Whether a word is the size of a chip in tenths of a millimetre, and can be no inch size. */
export function isMetricSize(word: string): boolean {
  return inchSizes.has(word);
}

function packagesOf(token: string): readonly string[] {
  const size = mountedSize.exec(token)?.[1];
  if (size !== undefined) return [size];
  const [, pins = '', family = ''] = pinsFirst.exec(token) ?? [];
  if (family === '') return namesInRows(token);
  const usual = `${family}${pins}`;
  const others = namesInRows(usual);
  return others.length > 0 || otherFamilies.has(family) ? [usual, ...others] : [];
}

/** Other names of a package, as tokens, for a token without hyphens: `sop8` is sold as `soic8`, 1608 metric as 0603. */
export function otherPackageNames(token: string): readonly string[] {
  const inch = inchSizes.get(token);
  return inch === undefined ? packagesOf(token) : [inch];
}

/** Packages that have one name only, and sizes. */
const packageName =
  /^(?:sod\d{2,4}[a-z]?|t?sot\d{2,4}|to\d{1,4}|do\d{2,3}|(?:h?t?ssop|plcc|bga|lga)\d{1,3}|[a-z]{3}\d{4}|\d{4})$/;

/** Whether the tokens of a word are a package, by a name of its family or by its size. */
export function namesPackage([token = '', ...others]: readonly string[]): boolean {
  if (others.length > 0) return false;
  return otherPackageNames(token).length > 0 || packageName.test(token);
}

function namesInRows(token: string): readonly string[] {
  const found: string[] = [];
  for (const names of rows)
    for (const row of names) {
      const pins = matchPackageName(row, token);
      if (pins === undefined) continue;
      for (const name of names) if (name.replace('*', pins) !== token) found.push(name.replace('*', pins));
      break;
    }
  return found;
}
