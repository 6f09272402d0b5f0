import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { bandOnTop, flatLead, gullWing, mouldBody, pinOneDot, row } from '../parts.ts';
import { block, type Solid } from '../solids.ts';

interface DiodeSize {
  readonly body: readonly [length: number, width: number, height: number];
  readonly span: number;
  readonly lead: number;
  readonly flat?: true;
}

const diodeSizes: readonly (readonly [RegExp, DiodeSize])[] = [
  [/^SMAF/, { body: [3.5, 2.6, 1.0], span: 4.7, lead: 1.4, flat: true }],
  [/^SMBF/, { body: [4.3, 3.6, 1.1], span: 5.4, lead: 2.0, flat: true }],
  [/^(SMA|DO-214AC)/, { body: [4.3, 2.6, 2.1], span: 5.1, lead: 1.45 }],
  [/^(SMB|DO-214AA)/, { body: [4.4, 3.6, 2.2], span: 5.4, lead: 2.0 }],
  [/^(SMC|DO-214AB)/, { body: [6.9, 5.9, 2.3], span: 7.9, lead: 3.0 }],
  [/^DO-218/, { body: [10.5, 8.5, 4.9], span: 15.5, lead: 2.7 }],
  [/^SOD-123(F|W)/, { body: [2.8, 1.8, 0.98], span: 3.7, lead: 0.95, flat: true }],
  [/^(SOD-123|POWER-?DI-?123)/, { body: [2.7, 1.6, 1.15], span: 3.7, lead: 0.55 }],
  [/^SOD-323/, { body: [1.75, 1.27, 0.95], span: 2.5, lead: 0.32 }],
  [/^SOD-523/, { body: [1.2, 0.8, 0.6], span: 1.6, lead: 0.3, flat: true }],
  [/^SOD-9[26]3/, { body: [0.8, 0.6, 0.4], span: 1.0, lead: 0.25, flat: true }],
  [/^(SOD-128|DO-219|DO-220)/, { body: [3.8, 2.5, 1.0], span: 4.7, lead: 1.6, flat: true }],
];

/** A moulded diode with two leads; the band is the cathode. */
export function smdDiode({ key }: PackageFigures): PartModel {
  const size = diodeSizes.find(([pattern]) => pattern.test(key))?.[1] ?? {
    body: [3.9, 2.6, 1.6],
    span: 5.0,
    lead: 1.4,
  };
  const [length, width, height] = size.body;
  const top = height + (size.flat ? 0.02 : 0.08);
  const band = bandOnTop(-length / 2 + length * 0.2, length * 0.11, width * 0.9, top);
  const body = mouldBody([length, width, height], top - height, { mark: band });
  const leads = (['left', 'right'] as const).map(
    (side): Solid =>
      size.flat
        ? flatLead(side, {
            place: 0,
            from: length / 2 - 0.02,
            to: size.span / 2,
            width: size.lead,
            thickness: 0.15,
          })
        : gullWing(side, 0, {
            body: length / 2,
            tip: size.span / 2,
            exit: height * 0.42,
            thickness: Math.min(0.2, height * 0.12),
            foot: (size.span - length) * 0.28,
            width: size.lead,
          }),
  );
  return {
    solids: [...body, ...leads],
    measures: [{ on: 'plan', axis: 'y', from: -size.lead / 2, to: size.lead / 2, edge: size.span / 2 }],
  };
}

interface TransistorSize {
  readonly body: readonly [across: number, along: number, height: number];
  readonly span: number;
  readonly pitch: number;
  readonly lead: number;
}

const transistorSizes: readonly (readonly [RegExp, TransistorSize])[] = [
  [
    /^(T?SOT-?23|SC-59|TSOP-|SC-74|T?SOT-?2[56]|CPH|SCT)/,
    { body: [1.5, 2.9, 1.0], span: 2.7, pitch: 0.95, lead: 0.4 },
  ],
  [/^(SOT-?143)/, { body: [1.3, 2.9, 1.0], span: 2.4, pitch: 1.9, lead: 0.4 }],
  [/^(SOT-?(343))/, { body: [1.25, 2.0, 0.95], span: 2.1, pitch: 1.3, lead: 0.3 }],
  [
    /^(SC-70|SC-8[28]|SOT-?3[235]3|SOT-?363)/,
    { body: [1.25, 2.0, 0.95], span: 2.1, pitch: 0.65, lead: 0.26 },
  ],
  [/^(SC-75|SC-89|SOT-?416|SOT-?5[256]3)/, { body: [1.2, 1.6, 0.6], span: 1.6, pitch: 0.5, lead: 0.22 }],
  [/^SOT-?723/, { body: [0.8, 1.2, 0.5], span: 1.2, pitch: 0.4, lead: 0.18 }],
];

/** How many leads a small-outline transistor has when its name does not say. */
function leadsOf(key: string): number {
  if (/SOT-?(26|363|563)|SC-(74|88)|TSOP-6/.test(key)) return 6;
  if (/SOT-?(25|353|553)|TSOP-5/.test(key)) return 5;
  return /SOT-?(143|343)|SC-82/.test(key) ? 4 : 3;
}

/** Small-outline transistors and their five- and six-lead relatives; pin 1 is at the back left. */
export function sot(figures: PackageFigures): PartModel {
  const size = transistorSizes.find(([pattern]) => pattern.test(figures.key))?.[1] ?? {
    body: [1.5, 2.9, 1.0],
    span: 2.7,
    pitch: 0.95,
    lead: 0.4,
  };
  const pins = figures.pins ?? leadsOf(figures.key);
  const [across, along, height] = size.body;
  const lead = {
    body: across / 2,
    tip: size.span / 2,
    exit: height * 0.45,
    thickness: 0.13,
    foot: (size.span - across) * 0.3,
    width: size.lead,
  };
  const three = [-size.pitch, 0, size.pitch];
  const two = [-size.pitch, size.pitch];
  const pair = [-size.pitch / 2, size.pitch / 2];
  const left = pins === 3 ? two : pins === 4 ? pair : three;
  const right = pins === 3 ? [0] : pins === 4 ? pair : pins === 5 ? two : three;
  const mark = pins > 3 ? { mark: pinOneDot(across, along, height + 0.08, along * 0.045) } : {};
  return {
    solids: [
      ...mouldBody([across, along, height], 0.08, mark),
      ...left.map((y) => gullWing('left', y, lead)),
      ...right.map((y) => gullWing('right', y, lead)),
    ],
    measures: [
      { on: 'plan', axis: 'y', from: left[0] ?? 0, to: left[1] ?? 0, edge: -size.span / 2 },
      { on: 'front', axis: 'x', from: -across / 2, to: across / 2, edge: height },
    ],
  };
}

/** A power transistor on a copper tab, with three leads at the front. */
export function sot89({ pins = 3 }: PackageFigures): PartModel {
  const leads = pins > 3 ? [-1.5, 1.5] : [-1.5, 1.5];
  return {
    solids: [
      block([0, 1.25 + 0.55, 0], [1.7, 1.1, 0.4], 'metal'),
      block([0, 1.25 + 0.15, 0], [2.9, 0.3, 0.4], 'metal'),
      ...mouldBody([4.5, 2.5, 1.45], 0.03),
      ...leads.map((x) => block([x, -1.25 - 0.4, 0], [0.45, 0.8, 0.4], 'metal')),
      block([0, -1.25 - 0.5, 0], [0.55, 1.0, 0.4], 'metal'),
      ...(pins > 3 ? leads.map((x) => block([x, 1.25 + 0.4, 0], [0.45, 0.8, 0.4], 'metal')) : []),
    ],
    measures: [{ on: 'plan', axis: 'x', from: -1.5, to: 0, edge: -2.25 }],
  };
}

/** A wide tab at the back, three leads at the front. */
export function sot223(_figures: PackageFigures): PartModel {
  const lead = { body: 1.75, tip: 3.5, exit: 0.75, thickness: 0.26, foot: 0.9 };
  return {
    solids: [
      ...mouldBody([6.5, 3.5, 1.55], 0.06),
      gullWing('back', 0, { ...lead, width: 3.0 }),
      ...row(3, 2.3).map((x) => gullWing('front', x, { ...lead, width: 0.72 })),
    ],
    measures: [{ on: 'plan', axis: 'x', from: -2.3, to: 0, edge: -3.5 }],
  };
}

interface OutlineSize {
  readonly pitch: number;
  readonly body: number;
  readonly span: number;
  readonly height: number;
  readonly lead: number;
  /** Body length beyond the leads. */
  readonly beyond: number;
}

function outlineSize(key: string, row: number | undefined, pins: number): OutlineSize {
  if (/TSOPI/.test(key))
    return { pitch: 0.8, body: 10.16, span: 11.76, height: 1.0, lead: 0.32, beyond: 0.6 };
  if (/TVSOP/.test(key)) return { pitch: 0.4, body: 4.4, span: 6.4, height: 1.0, lead: 0.18, beyond: 0.3 };
  if (/T?SSOP/.test(key) && /T|H/.test(key.split('SSOP')[0] ?? '')) {
    return {
      pitch: 0.65,
      body: 4.4,
      span: 6.4,
      height: 1.0,
      lead: 0.24,
      beyond: pins === 8 ? 0.4 : pins === 14 ? 0.45 : -0.2,
    };
  }
  if (/MSOP|VSSOP/.test(key))
    return {
      pitch: pins > 8 ? 0.5 : 0.65,
      body: 3.0,
      span: 4.9,
      height: 0.86,
      lead: 0.3,
      beyond: pins === 8 ? 0.4 : 0.5,
    };
  if (/QSOP/.test(key) || (/SSOP/.test(key) && row !== undefined && row < 4.5)) {
    return { pitch: 0.635, body: 3.9, span: 6.0, height: 1.5, lead: 0.25, beyond: -0.18 };
  }
  if (/SSO/.test(key)) {
    return row !== undefined && row > 7
      ? { pitch: 0.8, body: 7.5, span: 10.3, height: 2.35, lead: 0.34, beyond: 0.6 }
      : { pitch: 0.65, body: 5.3, span: 7.8, height: 1.75, lead: 0.3, beyond: 0.3 };
  }
  if (/SOP-4/.test(key)) return { pitch: 2.54, body: 4.4, span: 7.0, height: 2.0, lead: 0.4, beyond: -1.2 };
  const wide = row === undefined ? pins > 16 : row > 7;
  if (wide) return { pitch: 1.27, body: 7.5, span: 10.3, height: 2.35, lead: 0.41, beyond: 0.1 };
  if (row !== undefined && row > 5)
    return { pitch: 1.27, body: 5.3, span: 7.9, height: 1.9, lead: 0.41, beyond: 0.15 };
  return { pitch: 1.27, body: 3.9, span: 6.0, height: 1.5, lead: 0.41, beyond: -0.2 };
}

/** SOIC, SOP, SSOP, TSSOP, MSOP and the like: two rows of gull-wing leads, pin 1 at the back left. */
export function smallOutline(figures: PackageFigures): PartModel {
  const pins = Math.max(4, Math.round((figures.pins ?? 8) / 2) * 2);
  const size = outlineSize(figures.key, figures.row, pins);
  const perSide = Math.ceil(pins / 2);
  const length = perSide * size.pitch + size.beyond;
  const lead = {
    body: size.body / 2,
    tip: size.span / 2,
    exit: size.height * 0.45,
    thickness: 0.18,
    foot: (size.span - size.body) * 0.27,
    width: size.lead,
  };
  const places = row(perSide, size.pitch);
  const mark = pinOneDot(size.body, length, size.height + 0.12);
  return {
    solids: [
      ...mouldBody([size.body, length, size.height], 0.12, { mark }),
      ...places.map((y) => gullWing('left', y, lead)),
      ...places.map((y) => gullWing('right', y, lead)),
    ],
    measures: [
      { on: 'plan', axis: 'y', from: places[0] ?? 0, to: places[1] ?? 0, edge: -size.span / 2 },
      { on: 'front', axis: 'x', from: -size.body / 2, to: size.body / 2, edge: size.height },
    ],
  };
}
