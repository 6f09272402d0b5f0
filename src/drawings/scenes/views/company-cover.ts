import { converterBoard } from '../figures/board.ts';
import { microscope } from '../figures/microscope.ts';
import { reel } from '../figures/reel.ts';
import { shelfGrid } from './shelf-grid.ts';

function placeContent(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

/** The way of a part through the house: shelf, inspection, reel, board. What matters stands clear of every edge. */
export function companyCover(): string {
  return [
    placeContent(shelfGrid(), 0, 32, 0.8),
    placeContent(microscope(0, 0), 630, 170, 0.74),
    placeContent(reel({ x: 0, y: 0, radius: 124, tape: 225 }), 962, 160, 0.86),
    converterBoard([1270, 184], 5.2),
  ].join('');
}
