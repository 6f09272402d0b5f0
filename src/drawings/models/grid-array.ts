import type { PackageFigures } from '../../domain/packages/figures.ts';
import type { PartModel } from '../model.ts';
import { pinOneDot, row } from '../parts.ts';
import { ball, block, type Solid } from '../solids.ts';
import { bestPitch, padRows, perSide, planOf } from './quad.ts';

interface Grid {
  readonly body: readonly [number, number];
  readonly pitch: number;
  readonly xs: readonly number[];
  /** From the back to the front. */
  readonly ys: readonly number[];
}

/** A full grid of at least the given number of contacts under the body. */
function gridOf(figures: PackageFigures, choices: readonly number[]): Grid {
  const contacts = figures.pins ?? 64;
  const square = Math.sqrt(contacts);
  const body = planOf(
    figures,
    Math.round((isChipScale(figures.key) ? square * 0.4 + 0.1 : square * 0.8 + 0.8) * 10) / 10,
  );
  const columns = Math.max(2, Math.round(square * Math.sqrt(body[0] / body[1])));
  const rows = Math.max(2, Math.ceil(contacts / columns));
  const most = Math.max(columns, rows);
  const pitch = bestPitch(Math.min(body[0] / columns, body[1] / rows) * (most - 0.4), most, choices);
  return { body, pitch, xs: row(columns, pitch), ys: row(rows, pitch).toReversed() };
}

function isChipScale(key: string): boolean {
  return /CSP|DSBGA|WLP/.test(key);
}

/** A ball grid array. Of its balls only the front row and the right column show from above. */
export function ballGrid(figures: PackageFigures): PartModel {
  const { body, pitch, xs, ys } = gridOf(figures, [1.27, 1.0, 0.8, 0.65, 0.5, 0.4, 0.35]);
  const radius = pitch * 0.28;
  const bare = isChipScale(figures.key);
  const spots = ys
    .flatMap((y) => xs.map((x) => ({ x, y, outer: y === ys.at(-1) || x === xs.at(-1) })))
    .slice(0, figures.pins ?? 64);
  const balls = (outer: boolean): readonly Solid[] =>
    spots.filter((spot) => spot.outer === outer).map(({ x, y }) => ball([x, y, radius], radius, 'tin'));
  const foot = radius * 2;
  const [substrate, mould] = bare ? [0, 0.35] : [0.35, 0.75];
  const share = bare ? 1 : 0.97;
  const mark = pinOneDot(body[0], body[1], foot + substrate + mould, Math.min(0.5, body[0] * 0.05));
  const base = substrate > 0 ? [block([0, 0, foot], [body[0], body[1], substrate], 'pcb')] : [];
  const cover = block(
    [0, 0, foot + substrate],
    [body[0] * share, body[1] * share, mould],
    bare ? 'moulded' : 'mould',
    { decals: [mark] },
  );
  return {
    solids: [...balls(true), ...base, cover],
    underneath: balls(false),
    measures: [{ on: 'plan', axis: 'x', from: xs[0] ?? 0, to: xs[1] ?? 0, edge: body[1] / 2 }],
    fromBelow: true,
  };
}

/** A land grid array: flat contacts under a body, as modules and sensors have. */
export function landGrid(figures: PackageFigures): PartModel {
  const pins = figures.pins ?? 16;
  const body = planOf(figures, Math.max(2, pins * 0.1 + 1.6));
  const mark = pinOneDot(body[0], body[1], 1.0);
  const solids = [
    block([0, 0, 0], [body[0], body[1], 0.3], 'pcb'),
    block([0, 0, 0.3], [body[0], body[1], 0.7], 'mould', { decals: [mark] }),
  ];
  if (pins > 60) {
    const { xs, ys, pitch } = gridOf({ ...figures, plan: body }, [1.27, 1.0, 0.8, 0.65, 0.5]);
    const lands = ys.flatMap((y) =>
      xs.map((x) => block([x, y, -0.003], [pitch * 0.5, pitch * 0.5, 0.003], 'gold')),
    );
    return { solids, underneath: lands.slice(0, pins), fromBelow: true };
  }
  const sides = perSide(pins, body);
  const pitch = bestPitch(Math.min(...body) - 0.6, Math.max(...sides), [0.8, 0.65, 0.5, 0.4]);
  return {
    solids: [...padRows(body, { rows: sides, pitch, width: pitch * 0.55, depth: 0.4, wall: 0 }), ...solids],
    fromBelow: true,
  };
}
