import type { Decal, Solid } from '../solids.ts';
import type { Point3 } from '../vectors.ts';

type Move = (point: Point3) => Point3;

/** A turn to the left by quarters, then a shift. */
function moveOf(to: Point3, quarters: number): Move {
  const turned: readonly Move[] = [
    (point) => point,
    ([x, y, z]) => [-y, x, z],
    ([x, y, z]) => [-x, -y, z],
    ([x, y, z]) => [y, -x, z],
  ];
  const turn = turned[((quarters % 4) + 4) % 4] ?? ((point) => point);
  return (point) => {
    const [x, y, z] = turn(point);
    return [x + to[0], y + to[1], z + to[2]];
  };
}

/** The solids of a part, turned by quarters to the left around its middle and put somewhere. */
export function placeSolids(solids: readonly Solid[], to: Point3, quarters = 0): readonly Solid[] {
  const move = moveOf(to, quarters);
  const turn = moveOf([0, 0, 0], quarters);
  const decal = (item: Decal): Decal => ({
    ...item,
    outline: item.outline.map(move),
    normal: turn(item.normal),
  });
  return solids.map((solid) =>
    solid.kind === 'ball'
      ? { ...solid, centre: move(solid.centre) }
      : {
          ...solid,
          bottom: solid.bottom.map(move),
          top: solid.top.map(move),
          ...(solid.decals ? { decals: solid.decals.map(decal) } : {}),
        },
  );
}
