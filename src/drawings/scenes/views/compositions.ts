import { converterBoard } from '../figures/board.ts';
import { partDrawing } from '../figures/drawing-sheet.ts';
import { numberScales } from '../figures/number-scales.ts';
import { partFigure } from '../figures/part-figure.ts';
import { reel } from '../figures/reel.ts';
import { path } from '../strokes.ts';

/** A reel and its tape. */
export function tapeAndReel(): string {
  return reel({ x: 390, y: 172, radius: 124, tape: 330 });
}

/** A small power supply on its board. */
export function supplyBoard(): string {
  return converterBoard([320, 204], 6.6);
}

/** Three scales with a range chosen on each. */
export function valueScales(): string {
  return numberScales(80, 84, 490, 100);
}

/** Two packages with their dimensions. */
export function packageDrawings(): string {
  return (
    partDrawing('SOIC-8', 4, 22, 316) + path('M320 40V320', 'g') + partDrawing('QFN-16-EP(3x3)', 320, 22, 316)
  );
}

/** Connectors side by side, seen from a corner. */
export function connectorRow(): string {
  return (
    partFigure('USB-C-16P', 130, 180, 13) +
    partFigure('TERMINAL-5.08-2P', 330, 180, 9) +
    partFigure('JST-XH-4P-2.5', 520, 180, 10)
  );
}

/** A part made to a drawing: the piece, its axes and its drawing. */
export function customPart(): string {
  return (
    path('M160 40V320M24 180H296', 'g') +
    partFigure('SMD,6x6mm', 160, 180, 22) +
    partDrawing('SMD,6x6mm', 312, 18, 324)
  );
}
