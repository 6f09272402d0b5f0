/** What a face is made of: its colour in full light and in shade. Muted, and readable on white and on dark paper. */
const ramps = {
  mould: ['#626c77', '#363d46'],
  moulded: ['#767f89', '#474e57'],
  metal: ['#e3e7eb', '#9aa4af'],
  tin: ['#d3d9df', '#8f99a4'],
  gold: ['#dcc78f', '#a58b50'],
  copper: ['#c99672', '#8c5b3a'],
  ceramic: ['#ddd4c6', '#a89d8b'],
  alumina: ['#f0f2f3', '#bcc4cb'],
  ferrite: ['#757a81', '#44484e'],
  tantalum: ['#d3bd8d', '#94804f'],
  glass: ['#dba98d', '#a8725a'],
  disc: ['#c49a72', '#87603f'],
  film: ['#9c7d6b', '#664c3e'],
  sleeve: ['#59687b', '#2e3946'],
  aluminium: ['#e6eaee', '#98a3ae'],
  pcb: ['#4f8a71', '#2c5745'],
  white: ['#f2f3f2', '#bfc4c4'],
  cream: ['#eee6d4', '#bdb298'],
  green: ['#6f9f89', '#426b59'],
  blue: ['#7692ad', '#45607a'],
  red: ['#b9786b', '#814a40'],
  lens: ['#e4ebf0', '#a9b8c4'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type Material = keyof typeof ramps;

/** Steps of shade: few, so that the drawing stays small and calm. */
const steps = 14;

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}

/** The colour of a material at a brightness from 0 (shade) to 1 (full light). */
export function shadeOf(material: Material, brightness: number): string {
  const [light, dark] = ramps[material];
  const share = Math.round(Math.min(1, Math.max(0, brightness)) * steps) / steps;
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(dark, at) + (channel(light, at) - channel(dark, at)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
