import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';

/** A constant current of 1 A through a string of LEDs, set by a resistor in the rail. */
export function ledDriver(): string {
  return [
    wires(
      '70,70 390,70',
      '130,70 130,90',
      '450,70 520,70 520,85',
      '270,70 270,106',
      '344,150 470,150 470,70',
      '370,70 370,160',
      '370,220 370,240 344,240',
      '370,240 370,290 410,290',
      '470,290 520,290 520,265',
      '130,200 196,200',
    ),
    verticalPart('capacitor', [130, 90], { name: 'C1', value: '10 µF' }),
    block({
      x: 210,
      y: 120,
      width: 120,
      height: 150,
      title: 'LED driver',
      key: true,
      titleAt: [264, 180],
      left: { DIM: 200 },
      right: { CSN: 150, SW: 240 },
      top: { VIN: 270 },
      bottom: { '.gnd': 270 },
    }),
    level('shunt', [390, 70], { name: 'R1', value: '0.1 Ω' }),
    verticalPart('schottky', [370, 160], { name: 'D1', reversed: true }),
    level('inductor', [410, 290], { name: 'L1', value: '47 µH', side: 'below' }),
    verticalPart('led', [520, 85]),
    verticalPart('led', [520, 145]),
    verticalPart('led', [520, 205]),
    ground([130, 150], [270, 284]),
    joints([130, 70], [270, 70], [370, 70], [470, 70], [370, 240]),
    port([70, 70], '24 V'),
    port([130, 200], 'PWM'),
  ].join('');
}
