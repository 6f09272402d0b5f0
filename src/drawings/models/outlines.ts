import { circle, type Solid } from '../solids.ts';
import { add, type Point3 } from '../vectors.ts';

/** Lifts solids, so that the tips of long leads stand on the paper. */
export function lift(solids: readonly Solid[], by: number): readonly Solid[] {
  const up = (point: Point3): Point3 => add(point, [0, 0, by]);
  return solids.map(
    (solid): Solid =>
      solid.kind === 'ball'
        ? { ...solid, centre: up(solid.centre) }
        : {
            ...solid,
            bottom: solid.bottom.map(up),
            top: solid.top.map(up),
            ...(solid.decals && {
              decals: solid.decals.map((decal) => ({ ...decal, outline: decal.outline.map(up) })),
            }),
          },
  );
}

/** An outline with round ends: half length along x, half width along y. */
export function stadium(halfLength: number, halfWidth: number, z: number, grow: number): readonly Point3[] {
  const radius = halfWidth + grow;
  const straight = Math.max(0, halfLength - halfWidth);
  return circle([0, 0, z], radius, 'z', 48).map(
    ([x, y, up]): Point3 => [x + (x >= 0 ? straight : -straight), y, up],
  );
}
