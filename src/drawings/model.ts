import type { Solid } from './solids.ts';

/** A length that the dimensioned view states. Coordinates in millimetres of the part. */
export interface Measure {
  /** Where it is drawn: on the plan, or on the front elevation under it. */
  readonly on: 'plan' | 'front';
  readonly from: number;
  readonly to: number;
  /** `x` measures run across the page, `y` and `z` along its side. */
  readonly axis: 'x' | 'y' | 'z';
  /** The other coordinate of the edge from which the extension lines start. */
  readonly edge: number;
}

/** A part in millimetres, standing on z = 0 with its middle over the origin. */
export interface PartModel {
  readonly solids: readonly Solid[];
  /** Contacts that only the view from below shows. */
  readonly underneath?: readonly Solid[];
  /** Lengths in addition to the overall ones, which every drawing states. */
  readonly measures?: readonly Measure[];
  /** The dimensioned view shows the underside where the contacts are there. */
  readonly fromBelow?: boolean;
}
