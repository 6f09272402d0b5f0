import { type Camera, elevation, plan, underside } from './cameras.ts';
import { levelDimension, millimetres, uprightDimension } from './dimension-lines.ts';
import type { Measure, PartModel } from './model.ts';
import { type Bounds, boundsOf, paint } from './paint.ts';
import { lettering, sheetSize } from './sheet.ts';
import type { Solid } from './solids.ts';
import type { Point2 } from './vectors.ts';

const margin = { left: 62, right: 62, top: 46, bottom: 34 };
const between = 52;

interface View {
  readonly camera: Camera;
  readonly bounds: Bounds;
  readonly scale: number;
  /** From millimetres of the projection to the sheet. */
  readonly at: (point: Point2) => Point2;
}

function viewAt(camera: Camera, bounds: Bounds, scale: number, top: number): View {
  const middle = (bounds.left + bounds.right) / 2;
  return {
    camera,
    bounds,
    scale,
    at: ([x, y]) => [sheetSize / 2 + (x - middle) * scale, top + (y - bounds.top) * scale],
  };
}

function paintSolids(solids: readonly Solid[], view: View): string {
  return paint(solids, view.camera, (point) => view.at(view.camera.project(point)), view.scale);
}

function drawOverallLengths(view: View, side: 'above' | 'none'): string {
  const { left, right, top, bottom } = view.bounds;
  const [[x1, y1], [x2, y2]] = [view.at([left, top]), view.at([right, bottom])];
  const width =
    side === 'above' ? levelDimension({ x1, x2, edge: y1, y: y1 - 24, text: millimetres(right - left) }) : '';
  return width + uprightDimension({ y1, y2, edge: x2, x: x2 + 26, text: millimetres(bottom - top) });
}

/** A measure of the model, on the side of its view that the overall lengths leave free: left, or below. */
function drawMeasure(measure: Measure, view: View): string {
  const text = millimetres(measure.to - measure.from);
  const { left, bottom } = view.bounds;
  if (measure.axis === 'x') {
    const [[x1], [x2]] = [view.at([measure.from, 0]), view.at([measure.to, 0])];
    const edge = view.at([0, bottom])[1];
    return levelDimension({ x1, x2, edge, y: edge + 18, text });
  }
  const [[, y1], [, y2]] = [view.at([0, -measure.from]), view.at([0, -measure.to])];
  const edge = view.at([left, 0])[0];
  return uprightDimension({ y1, y2, edge, x: edge - 18, text });
}

/** Overall lengths that a measure of the model only repeats are not stated twice. */
function isNews(measure: Measure, view: View): boolean {
  const size = Math.abs(measure.to - measure.from);
  const { left, right, top, bottom } = view.bounds;
  const whole = measure.axis === 'x' ? right - left : bottom - top;
  return size > 0.05 && Math.abs(size - whole) > 0.02;
}

/** The plan, or the underside where the contacts are, above the front elevation, to one scale, with their lengths in mm. */
export function drawDimensions(model: PartModel): string {
  const upper = model.fromBelow ? underside : plan;
  const [above, below] = [boundsOf(model.solids, upper), boundsOf(model.solids, elevation)];
  const width = Math.max(above.right - above.left, below.right - below.left);
  const height = above.bottom - above.top + (below.bottom - below.top);
  const room = [
    sheetSize - margin.left - margin.right,
    sheetSize - margin.top - margin.bottom - between,
  ] as const;
  const scale = Math.min(room[0] / width, room[1] / height);
  const top = margin.top + Math.max(0, (room[1] - height * scale) / 2);
  const planView = viewAt(upper, above, scale, top);
  const frontView = viewAt(elevation, below, scale, top + (above.bottom - above.top) * scale + between);
  const measures = (model.measures ?? []).map((measure) => {
    const view = measure.on === 'plan' ? planView : frontView;
    return isNews(measure, view) ? drawMeasure(measure, view) : '';
  });
  return [
    paintSolids(model.fromBelow ? [...model.solids, ...(model.underneath ?? [])] : model.solids, planView),
    paintSolids(model.solids, frontView),
    drawOverallLengths(planView, 'above'),
    drawOverallLengths(frontView, 'none'),
    ...measures,
    lettering('mm', sheetSize - 20, sheetSize - 12, { size: 12 }),
  ].join('');
}
