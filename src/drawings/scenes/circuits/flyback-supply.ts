import { block } from '../schematic/blocks.ts';
import { barrier, ground, isolatedGround, joints, port } from '../schematic/terminals.ts';
import { transformer } from '../schematic/transistors.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';
import { path } from '../strokes.ts';

/** Mains to an isolated 12 V: flyback with an integrated switch, regulated through an optocoupler. */
export function flybackSupply(): string {
  return [
    wires(
      '60,85 76,85',
      '60,135 76,135',
      '164,85 190,85 190,70 300,70',
      '164,135 176,135 176,140',
      '230,70 230,75',
      '300,130 300,165 205,165 205,176',
      '264,230 281,230',
      '281,262 281,268',
      '360,70 385,70',
      '445,70 610,70',
      '500,70 500,80',
      '360,130 376,130 376,136',
      '450,70 450,130',
      '450,190 450,230 379,230',
      '379,262 420,262',
      '560,70 560,130',
      '560,190 560,220',
      '560,205 500,205 500,292 434,292',
    ),
    block({
      x: 90,
      y: 65,
      width: 60,
      height: 90,
      title: '~ / =',
      left: { '.l': 85, '.n': 135 },
      right: { '.p': 85, '.m': 135 },
    }),
    verticalPart('polarised', [230, 75], { name: 'C1' }),
    transformer([300, 70], true),
    block({
      x: 120,
      y: 190,
      width: 130,
      height: 96,
      title: 'Flyback',
      titleAt: [172, 252],
      top: { D: 205 },
      right: { FB: 230 },
      bottom: { '.s': 185 },
    }),
    block({
      x: 295,
      y: 212,
      width: 70,
      height: 68,
      title: '',
      key: true,
      left: { '.c': 230, '.e': 262 },
      right: { '.a': 230, '.k': 262 },
    }),
    path(
      'M379 230H352V238M352 254V262H379M345 238H359L352 254ZM345 254H359M281 230H308V240L300 244M300 248L308 252V262H281M300 238V254',
    ),
    barrier(330, 36, 330),
    level('schottky', [385, 70], { name: 'D1' }),
    verticalPart('polarised', [500, 80], { name: 'C2' }),
    verticalPart('resistor', [450, 130], { name: 'R1', side: 'left' }),
    verticalPart('zener', [420, 262], { name: 'TL431', reversed: true, side: 'left' }),
    verticalPart('resistor', [560, 130], { name: 'R2' }),
    verticalPart('resistor', [560, 220], { name: 'R3' }),
    ground([176, 140], [230, 135], [185, 300], [281, 268]),
    isolatedGround([376, 136], [500, 140], [420, 322], [560, 280]),
    joints([230, 70], [450, 70], [500, 70], [560, 70], [560, 205]),
    port([60, 85], 'L'),
    port([60, 135], 'N'),
    port([610, 70], '12 V', 'above'),
  ].join('');
}
