import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { Material } from '../materials.ts';
import type { PartModel } from '../model.ts';
import { block, circle, cylinder, type Decal, extrude, type Prism } from '../solids.ts';
import type { Point3 } from '../vectors.ts';
import { lift, stadium } from './outlines.ts';

/** Lead spacing of a round can, by its diameter. */
function canPitch(diameter: number): number {
  return diameter <= 5 ? 2 : diameter <= 6.5 ? 2.5 : diameter <= 8 ? 3.5 : diameter <= 14 ? 5 : 7.5;
}

/** An electrolytic capacitor: a sleeved can on two leads, the light stripe marks the negative one. */
export function radialCan({ diameter = 8, length = 12 }: PackageFigures): PartModel {
  const pitch = canPitch(diameter);
  const radius = diameter / 2;
  const sleeve: Material = 'sleeve';
  const cross: readonly Decal[] = [
    {
      outline: circle([0, 0, length], radius * 0.8, 'z', 36),
      normal: [0, 0, 1],
      fill: 'aluminium',
      stroke: true,
    },
    {
      outline: [
        [-radius * 0.55, 0, length],
        [radius * 0.55, 0, length],
      ],
      normal: [0, 0, 1],
      fill: 'none',
    },
    {
      outline: [
        [0, -radius * 0.55, length],
        [0, radius * 0.55, length],
      ],
      normal: [0, 0, 1],
      fill: 'none',
    },
  ];
  const stripe = stripeOn(radius, length);
  const leads = [-1, 1].map((side) =>
    cylinder([(side * pitch) / 2, 0, -6], {
      radius: diameter > 8 ? 0.35 : 0.28,
      length: 6,
      material: 'metal',
    }),
  );
  const groove = length * 0.9;
  return {
    solids: lift(
      [
        ...leads,
        cylinder([0, 0, 0], {
          radius,
          length: groove,
          material: sleeve,
          options: { caps: { top: false }, decals: [stripe] },
        }),
        cylinder([0, 0, groove], {
          radius,
          length: length - groove,
          material: sleeve,
          options: {
            topRadius: radius * 0.96,
            decals: cross,
          },
        }),
      ],
      6,
    ),
    measures: [
      { on: 'front', axis: 'x', from: -pitch / 2, to: pitch / 2, edge: 0 },
      { on: 'front', axis: 'z', from: 6, to: 6 + length, edge: radius },
    ],
  };
}

/** The polarity stripe on the front left of a can, following its surface. */
function stripeOn(radius: number, length: number): Decal {
  const angles = Array.from({ length: 6 }, (_, at) => -1.12 - at * 0.07);
  const at =
    (z: number) =>
    (angle: number): Point3 => [radius * Math.cos(angle), radius * Math.sin(angle), z];
  return {
    outline: [...angles.map(at(length * 0.06)), ...angles.toReversed().map(at(length * 0.88))],
    normal: [-0.3, -0.9, 0],
    fill: 'alumina',
    stroke: false,
  };
}

/** A disc on two leads; from a lead spacing of 15 mm on a boxed film capacitor. */
export function radialDisc({ pitch = 5 }: PackageFigures): PartModel {
  const measures = [{ on: 'front', axis: 'x', from: -pitch / 2, to: pitch / 2, edge: 0 }] as const;
  if (pitch >= 12) {
    const leads = [-1, 1].map((side) =>
      cylinder([(side * pitch) / 2, 0, -5], { radius: 0.4, length: 5, material: 'metal' }),
    );
    return {
      solids: lift(
        [...leads, block([0, 0, 0], [pitch + 3, Math.max(5, pitch * 0.4), pitch * 0.72], 'film')],
        5,
      ),
      measures,
    };
  }
  const radius = Math.max(2.4, pitch * 0.62);
  const middle = radius * 0.95;
  const legs = Math.max(5, pitch);
  const leads = [-1, 1].map((side) =>
    cylinder([(side * pitch) / 2, 0, -legs], {
      radius: 0.25,
      length: legs + radius * 0.3,
      material: 'metal',
    }),
  );
  const discs = [
    [-1.3, 0.5, 0.88, 1],
    [-0.8, 1.6, 1, 1],
    [0.8, 0.5, 1, 0.88],
  ] as const;
  const body = discs.map(([y, thick, from, to], at) =>
    cylinder([0, y, middle], {
      radius: radius * from,
      length: thick,
      material: 'disc',
      options: {
        axis: 'y',
        topRadius: radius * to,
        caps: { bottom: at === 0, top: at === 2 },
      },
    }),
  );
  return { solids: lift([...leads, ...body], legs), measures };
}

/** HC-49: a drawn metal can with round ends, on leads or on a plastic foot. */
export function crystalCan({ key }: PackageFigures): PartModel {
  const low = /49S|SMD|MINI/.test(key);
  const height = low ? 3.6 : 13.4;
  const rim = stadium(5.5, 2.35, 0, 0);
  const can = stadium(5.1, 1.95, 0.5, 0);
  const smooth = (prism: Prism): Prism => ({ ...prism, creases: prism.bottom.map(() => false) });
  const shell = [
    smooth(extrude(rim, [0, 0, 0.5], 'metal')),
    smooth(extrude(can, [0, 0, height - 0.5], 'metal')),
  ];
  if (key.includes('SMD')) {
    const feet = [-1, 1].map((side) => block([side * 5.3, 0, 0], [2.2, 0.9, 0.25], 'metal'));
    return { solids: [...feet, ...lift([block([0, 0, -0.75], [11.4, 4.8, 0.75], 'mould'), ...shell], 1)] };
  }
  const leads = [-1, 1].map((side) =>
    cylinder([side * 2.44, 0, -8], { radius: 0.23, length: 8, material: 'metal' }),
  );
  return {
    solids: lift([...leads, ...shell], 8),
    measures: [{ on: 'front', axis: 'x', from: -2.44, to: 2.44, edge: 0 }],
  };
}
