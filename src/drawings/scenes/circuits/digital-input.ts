import { block } from '../schematic/blocks.ts';
import { barrier, ground, joints, port, supply } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';
import { path } from '../strokes.ts';

/** A 24 V signal from the plant, taken over by light into the logic. */
export function digitalInput(): string {
  return [
    wires(
      '70,110 100,110',
      '160,110 256,110',
      '70,220 256,220',
      '200,110 200,135',
      '200,195 200,220',
      '404,110 516,110',
      '404,220 430,220 430,226',
      '440,100 440,110',
      '480,110 480,125',
    ),
    level('resistor', [100, 110], { name: 'R1', value: '3.9 kΩ' }),
    verticalPart('resistor', [200, 135], { name: 'R2', value: '1.2 kΩ', side: 'left' }),
    block({
      x: 270,
      y: 80,
      width: 120,
      height: 170,
      title: '',
      key: true,
      left: { '.a': 110, '.k': 220 },
      right: { '.c': 110, '.e': 220 },
    }),
    path('M270 110H300V136M300 194V220H270'),
    verticalPart('led', [300, 136]),
    path('M390 110H370V146L352 158M352 172L370 184V220H390M352 146V184'),
    path('M370 184l-8.500 -1.500l3.500 -5.500z', 'n'),
    barrier(335, 50, 280),
    verticalPart('resistor', [440, 40], { name: 'R3', side: 'left' }),
    supply([440, 40], '3.3 V'),
    verticalPart('capacitor', [480, 125], { name: 'C1' }),
    block({ x: 530, y: 80, width: 70, height: 90, title: 'MCU', titleAt: [570, 150], left: { DI: 110 } }),
    ground([430, 226], [480, 185]),
    joints([200, 110], [200, 220], [440, 110], [480, 110]),
    port([70, 110], '24 V', 'above'),
    port([70, 220], '0 V', 'below'),
  ].join('');
}
