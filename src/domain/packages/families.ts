/** The shapes of packages that the shop can draw; `box` is every other. */
export type PackageFamily =
  | 'chip'
  | 'array'
  | 'melf'
  | 'smdDiode'
  | 'sod'
  | 'axial'
  | 'sot'
  | 'sot89'
  | 'sot223'
  | 'gullWing'
  | 'qfn'
  | 'plcc'
  | 'qfp'
  | 'bga'
  | 'lga'
  | 'dip'
  | 'sip'
  | 'toTab'
  | 'toSmd'
  | 'to92'
  | 'toCan'
  | 'radialCan'
  | 'smdCan'
  | 'radialDisc'
  | 'inductor'
  | 'crystalCan'
  | 'crystalSmd'
  | 'ledSmd'
  | 'ledRound'
  | 'pinHeader'
  | 'femaleHeader'
  | 'usbC'
  | 'jst'
  | 'terminalBlock'
  | 'ffc'
  | 'module'
  | 'tactile'
  | 'dipSwitch'
  | 'slideSwitch'
  | 'relay'
  | 'fuseHolder'
  | 'display'
  | 'bridge'
  | 'box';

interface FamilyRow {
  readonly family: PackageFamily;
  readonly pattern: RegExp;
}

const chipSizes =
  '01005|0201|0402|0404|0603|0805|1005|1008|1206|1210|1218|1225|1806|1808|1812|1825|2010|2220|2225|2512|2728|2816|2817|3920|3921';
const soPrefixes = 'H?(?:T|S|M|Q|V|E|P|TV|L|LS|TS|MS|VS)?';

/** First match wins. Names are matched in upper case and half width, see `packageKey`. */
const familyRows: readonly FamilyRow[] = [
  {
    family: 'ledSmd',
    pattern:
      /^(?:LED-?(?:0402|0603|0805|1206)|(?:SMD|LED)?-?(?:5050|3528|2835|5730|3014|4014|3535)(?:-\d+P?)?)$/,
  },
  { family: 'ledRound', pattern: /^(?:LED-[35]MM|PLUGIN,D=(?:3|4\.9|5|8|10)MM)$/ },
  { family: 'array', pattern: /^\d{4}X[248]$/ },
  { family: 'chip', pattern: new RegExp(`^(?:[RCLF])?(?:${chipSizes})(?:-CHIP|\\([\\dX. MM]+\\))?$`) },
  { family: 'chip', pattern: /^CASE-[A-Z]-\d{4}(?:-\d+)?/ },
  { family: 'melf', pattern: /^(?:(?:MINI|MICRO)?MELF|LL-?\d+|DO-213A[AB]|SOD-80C?)$/ },
  {
    family: 'smdDiode',
    pattern: /^(?:SMA|SMB|SMC|SMAF|SMBF|SMAJ|DO-21[48]A?[A-C]?|POWER-?DI-?5|ESM)(?:\((?:[A-Z0-9-]+)\))?$/,
  },
  { family: 'sod', pattern: /^(?:SOD-?\d{3}[A-Z]*|POWER-?DI-?123.*|DO-219A[BC]|DO-220.*|WBFBP-02C)$/ },
  {
    family: 'axial',
    pattern:
      /^(?:DO-(?:7|15|27|34|35|41|204\w*|201A[DE])|R-6|AXIAL.*|PLUGIN,D[\d.]+XL(?:6\.2|9|31\.5)MM-AXIAL)$/,
  },
  { family: 'sot223', pattern: /^(?:SOT-223.*|SC-73)$/ },
  { family: 'sot89', pattern: /^SOT-89(?:-\d)?$/ },
  {
    family: 'sot',
    pattern:
      /^(?:T?SOT-?(?:23|25|26|143|323|343|353|363|416|523|553|563|723)[A-Z]?(?:-\d[A-Z]?)?|SC-(?:59|70|74|75|82|88|89)\w*(?:-\d)?|TSOP-[56]|CPH-\d|SCT-595-\d)$/,
  },
  { family: 'bridge', pattern: /^(?:DBS|DB-1|GBU|GBJ|GBL|GBP|KBP|KBPC|MBF|MBS|ABS)$/ },
  {
    family: 'qfn',
    pattern:
      /^(?:[A-Z0-9]{0,7}(?:QFN|QFPN|DFN|SON|MLF|LFCSP|MLP|VTLA|LLP|LLGA)\w*|POWERDI3333|POWERFLAT|POWERPAK|POWERVDFN|DFNWB|SOT-669|SOT-1205|X\d-DFN\w*)(?:[-(,].*)?$/,
  },
  { family: 'plcc', pattern: /^(?:P?L?LCC|CLCC)-\d+.*$/ },
  { family: 'qfp', pattern: /^[A-Z]{0,3}QFP-?\d+.*$/ },
  { family: 'lga', pattern: /^[A-Z]{0,2}LGA-\d+.*$/ },
  { family: 'bga', pattern: /^(?:[A-Z]{0,4}BGA|[A-Z]{0,3}CSP\w*|[A-Z]?WLP|UCSP)-?\d+.*$/ },
  { family: 'dip', pattern: /^(?:[A-Z]{0,3}DIP(?:-\d+.*)?|FLATPACK-\d+)$/ },
  { family: 'sip', pattern: /^SIP(?:-\d+)?$/ },
  { family: 'gullWing', pattern: new RegExp(`^${soPrefixes}SO(?:P|IC|N)?(?:II?)?-?\\d+.*$`) },
  { family: 'to92', pattern: /^TO-?92(?:S|L|MOD)?(?:-\d)?$/ },
  { family: 'toCan', pattern: /^TO-?(?:3|5|18|39|46|52|72|99|100)(?:-\d)?$/ },
  { family: 'toSmd', pattern: /^(?:TO-?(?:252|263|268).*|D2?PAK.*|DDPAK.*|H2PAK.*|SPAK-\d|TO-277.*)$/ },
  { family: 'toTab', pattern: /^(?:I?TO-?(?:220|247|126|251|262|264|3P|3PF|218).*|DO-247)$/ },
  { family: 'radialCan', pattern: /^(?:PLUGIN|RADIAL),?D[\d.]+XL[\d.]+(?:MM)?$/ },
  { family: 'smdCan', pattern: /^SMD,?D[\d.]+XL[\d.]+(?:MM)?$/ },
  { family: 'crystalCan', pattern: /^HC-?49.*$/ },
  { family: 'crystalSmd', pattern: /^SMD-?(?:1612|2016|2520|3215|3225|5032|7050|6035)(?:-\d+P)?$/ },
  { family: 'usbC', pattern: /^(?:USB-?(?:C|TYPE-?C).*|TYPE-?C.*)$/ },
  { family: 'femaleHeader', pattern: /^(?:FEMALE|SOCKET)-\d+X\d+.*$/ },
  { family: 'pinHeader', pattern: /^(?:(?:HDR|PIN|HEADER|IDC)-\d+X\d+.*|PUSH-PULL,P=.*)$/ },
  { family: 'jst', pattern: /^(?:JST|WTB)-.*$/ },
  { family: 'terminalBlock', pattern: /^(?:TERMINAL|KF)-?.*\d+P.*$/ },
  { family: 'ffc', pattern: /^(?:FFC|FPC)-.*$/ },
  { family: 'tactile', pattern: /^(?:TACT|SW)-.*$/ },
  { family: 'slideSwitch', pattern: /^SLIDE-.*$/ },
  { family: 'dipSwitch', pattern: /^DIPSW-.*$/ },
  { family: 'relay', pattern: /^RELAY-.*$/ },
  { family: 'display', pattern: /^(?:LCD|OLED|TFT)-[\d.]+$/ },
  { family: 'fuseHolder', pattern: /^(?:FUSE|5X20).*$/ },
  { family: 'module', pattern: /^(?:MODULE|CASTELLATED).*$/ },
  { family: 'inductor', pattern: /^(?:IND-.*|SMD,[\d.]+X[\d.]+(?:X[\d.]+)?MM)$/ },
  { family: 'radialDisc', pattern: /^(?:PLUGIN|RADIAL),P=[\d.]+MM$/ },
];

/** A package name as it is compared: half width, upper case, no spaces. */
export function packageKey(name: string): string {
  return name.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}

/** The family of a package name, or undefined where the text is not a package that the shop knows. */
export function findFamily(name: string): PackageFamily | undefined {
  const key = packageKey(name);
  return familyRows.find((row) => row.pattern.test(key))?.family;
}
