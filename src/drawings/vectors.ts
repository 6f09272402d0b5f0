/** A point or direction in millimetres: x to the right, y away from the viewer, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** A point on the paper, y downwards. */
export type Point2 = readonly [x: number, y: number];

/** The sum of two vectors. */
export function add(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

/** The vector from the second point to the first. */
export function subtract(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The scalar product: positive where the two point the same way. */
export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector product, at right angles to both. */
export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The same direction with length 1; the zero vector stays zero. */
export function unit(a: Point3): Point3 {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The middle of some points; the origin where there are none. */
export function centroid(points: readonly Point3[]): Point3 {
  const sum = points.reduce<Point3>(add, [0, 0, 0]);
  const count = points.length || 1;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
