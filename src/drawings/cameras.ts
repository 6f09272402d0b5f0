import { type Point2, type Point3, unit } from './vectors.ts';

/** How a part is looked at: which way the viewer is, how a point falls on the paper, where the light comes from. */
export interface Camera {
  /** From the part towards the viewer. */
  readonly toViewer: Point3;
  readonly light: Point3;
  readonly project: (point: Point3) => Point2;
  /** How much larger than on the part a sphere comes out, compared with lengths along the axes. */
  readonly sphereScale: number;
}

const cos30 = Math.sqrt(3) / 2;

/** Isometric: x runs down to the right, y up to the right. Seen are the top, the front (-y) and the right side (+x). */
export const isometric: Camera = {
  toViewer: unit([1, -1, 1]),
  light: unit([-0.3, -0.42, 0.86]),
  project: ([x, y, z]) => [(x + y) * cos30, (x - y) / 2 - z],
  sphereScale: Math.sqrt(1.5),
};

/** From above: x to the right, y up. */
export const plan: Camera = {
  toViewer: [0, 0, 1],
  light: unit([-0.25, 0.3, 0.92]),
  project: ([x, y]) => [x, -y],
  sphereScale: 1,
};

/** From below, turned over the x axis: y down. */
export const underside: Camera = {
  toViewer: [0, 0, -1],
  light: unit([-0.25, -0.3, -0.92]),
  project: ([x, y]) => [x, y],
  sphereScale: 1,
};

/** From the front: x to the right, z up. */
export const elevation: Camera = {
  toViewer: [0, -1, 0],
  light: unit([-0.3, -0.88, 0.36]),
  project: ([x, , z]) => [x, -z],
  sphereScale: 1,
};
