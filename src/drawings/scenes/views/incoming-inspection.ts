import { microscope } from '../figures/microscope.ts';
import { path, rectangle, text } from '../strokes.ts';

const findings = [
  { figure: '1', words: 'L  4.90', measured: '4.89', y: 96 },
  { figure: '2', words: 'E  6.00', measured: '6.02', y: 146 },
  { figure: '3', words: 'e  1.27', measured: '1.27', y: 196 },
  { figure: '4', words: 'A  1.75', measured: '1.62', y: 246 },
];

/** A part under the measuring microscope, with the figures of the drawing and those that were measured. */
export function incomingInspection(): string {
  return [
    microscope(250, 182),
    rectangle([440, 62, 160, 216], 'b', 2),
    ...findings.map(({ figure, words, measured, y: line }) =>
      [
        text(`${figure}   ${words}`, 456, line + 5),
        text(measured, 584, line + 5, { anchor: 'end', tone: 'i' }),
        path(`M440 ${line + 24}H600`, 'g'),
      ].join(''),
    ),
    text('mm', 600, 302, { anchor: 'end' }),
  ].join('');
}
