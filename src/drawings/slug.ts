/**
 * A package name as one step of a path, and back. Letters, digits, `.` and `-` stay (in lower case); `,` is `_`, `(` is
 * `~`, `)` at the end is left out, `=` is `:`, and anything else is `!` with its four-digit code.
 */
const signs: readonly (readonly [sign: string, written: string])[] = [
  [',', '_'],
  ['(', '~'],
  ['=', ':'],
];

const plainSign = /^[a-z0-9.-]$/;

/** The path step of a package, for `/img/part/{slug}/{view}.svg`. Names that differ only in case or width share it. */
export function packageSlug(packageName: string): string {
  const name = packageName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/\)$/, (end) => (packageName.includes('(') || packageName.includes('（') ? '' : end));
  const written = Array.from(name, (sign) => {
    if (plainSign.test(sign)) return sign;
    const known = signs.find(([plain]) => plain === sign);
    return known ? known[1] : [...sign].flatMap(unitsOf).join('');
  });
  // A path step of only dots would be taken for a folder.
  return /^\.*$/.test(written.join('')) ? '-' : written.join('');
}

function unitsOf(sign: string): readonly string[] {
  return Array.from(
    { length: sign.length },
    (_, at) => `!${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
  );
}

/** The package name, in lower case, that a path step stands for; undefined when nothing can be written so. */
export function packageFromSlug(slug: string): string | undefined {
  if (slug.length > 200 || !/^(?:[a-z0-9._~:-]|![0-9a-f]{4})+$/.test(slug)) return undefined;
  const plain = slug
    .replace(/![0-9a-f]{4}/g, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replaceAll('_', ',')
    .replaceAll(':', '=')
    .replaceAll('~', '(');
  return plain.includes('(') && !plain.includes(')') ? `${plain})` : plain;
}
