import type { PackageFamily } from '../domain/packages/families.ts';
import { packageFigures } from '../domain/packages/figures.ts';
import { extentOf } from './depth-order.ts';
import { modelOf } from './draw-part.ts';

/** What is known of a package: its family and its overall size in millimetres. */
export interface PackageOutline {
  readonly family: PackageFamily;
  readonly pins?: number;
  /** Left to right, front to back, and height, leads included. */
  readonly size: readonly [length: number, width: number, height: number];
}

/** The family of a package name and the overall size of what is drawn for it; `box` for an unknown one. */
export function packageFamily(packageName: string): PackageOutline {
  const { family, pins } = packageFigures(packageName);
  const extents = modelOf(packageName).solids.map(extentOf);
  const span = (axis: 0 | 1 | 2): number => {
    const length =
      Math.max(...extents.map((extent) => extent.max[axis])) -
      Math.min(...extents.map((extent) => extent.min[axis]));
    return Math.round(length * 100) / 100;
  };
  return { family, ...(pins !== undefined && { pins }), size: [span(0), span(1), span(2)] };
}
