import { constants } from '#generated/constants.ts';
import { packageFigures } from '../domain/packages/figures.ts';
import { type Camera, elevation, isometric, plan } from './cameras.ts';
import { extentOf } from './depth-order.ts';
import { drawDimensions } from './draw-dimensions.ts';
import type { PartModel } from './model.ts';
import { models } from './models/index.ts';
import { boundsOf, paint, pathNumber } from './paint.ts';
import { lettering, sheet, sheetSize } from './sheet.ts';

/** How a part can be shown. */
export type PartView = 'iso' | 'top' | 'side' | 'dims';

const views: readonly PartView[] = ['iso', 'top', 'side', 'dims'];

/** The views that a gallery shows of a package, the picture for lists first. Every package has all of them. */
export function partViews(_packageName: string): readonly PartView[] {
  return views;
}

/** Whether a text, for example from a path, names a view. */
export function isPartView(text: string): text is PartView {
  return views.some((view) => view === text);
}

const limits = constants.drawnPackage;

/** Whether a model has a number of bodies and a size that can be drawn with bounded work. */
export function isDrawable({ solids, underneath = [] }: PartModel): boolean {
  if (solids.length === 0 || solids.length + underneath.length > limits.solids) return false;
  const extents = solids.map(extentOf);
  return ([0, 1, 2] as const).every((axis) => {
    const span =
      Math.max(...extents.map(({ max }) => max[axis])) - Math.min(...extents.map(({ min }) => min[axis]));
    return span >= limits.smallest && span <= limits.largest;
  });
}

/** The model of a package; a name that says nothing, or too much, gives a plain box. */
export function modelOf(packageName: string): PartModel {
  const figures = packageFigures(packageName);
  const model = models[figures.family](figures);
  return isDrawable(model) ? model : models.box({ family: 'box', key: '' });
}

const rulerLengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];

/** A length to compare with, in the lower left corner. */
function ruler(scale: number): string {
  const length = rulerLengths.findLast((candidate) => candidate * scale <= sheetSize * 0.22) ?? 0.1;
  const [x, y] = [20, sheetSize - 18];
  const end = x + length * scale;
  const line = `<path d="M${pathNumber(x)} ${y - 4}V${y + 4}M${pathNumber(x)} ${y}H${pathNumber(end)}M${pathNumber(end)} ${y - 4}V${y + 4}"/>`;
  return line + lettering(`${length} mm`, (x + end) / 2, y - 8, { size: 12 });
}

function drawFitted(model: PartModel, camera: Camera, margin: number, withRuler: boolean): string {
  const bounds = boundsOf(model.solids, camera);
  const room = sheetSize - 2 * margin;
  const scale = Math.min(room / (bounds.right - bounds.left), room / (bounds.bottom - bounds.top));
  const [dx, dy] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const drawing = paint(
    model.solids,
    camera,
    (point) => {
      const [x, y] = camera.project(point);
      return [sheetSize / 2 + (x - dx) * scale, sheetSize / 2 + (y - dy) * scale];
    },
    scale,
  );
  return drawing + (withRuler ? ruler(scale) : '');
}

function content(model: PartModel, view: PartView): string {
  if (view === 'iso') return drawFitted(model, isometric, 30, false);
  if (view === 'dims') return drawDimensions(model);
  return drawFitted(model, view === 'top' ? plan : elevation, 56, true);
}

/**
 * Draws a part from the name of its package, to scale, as the text of an SVG without any outside reference. The label
 * (the package by default) is its name for screen readers.
 */
export function drawPart(
  packageName: string,
  view: PartView,
  options: { readonly label?: string } = {},
): string {
  return sheet(content(modelOf(packageName), view), options.label ?? packageName);
}
