import { block, rounded } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { upright, wires } from '../schematic/two-terminal.ts';

/** A bridge that turns a brushed motor both ways, with its current read back. */
export function motorDriver(): string {
  return [
    wires(
      [
        [164, 120],
        [246, 120],
      ],
      [
        [164, 155],
        [246, 155],
      ],
      [
        [164, 190],
        [246, 190],
      ],
      [
        [164, 225],
        [246, 225],
      ],
      [
        [205, 225],
        [205, 240],
      ],
      [
        [330, 76],
        [330, 50],
        [590, 50],
      ],
      [
        [414, 135],
        [530, 135],
        [530, 160],
      ],
      [
        [414, 240],
        [530, 240],
        [530, 212],
      ],
      [
        [470, 50],
        [470, 55],
      ],
    ),
    block({
      ...{ x: 50, y: 95, width: 100, height: 160, title: 'MCU', titleAt: [80, 180] },
      right: { PWM1: 120, PWM2: 155, EN: 190, ADC: 225 },
    }),
    block({
      ...{ x: 260, y: 90, width: 140, height: 180, title: 'H-bridge', key: true, titleAt: [336, 180] },
      left: { IN1: 120, IN2: 155, EN: 190, ISEN: 225 },
      right: { OUT1: 135, OUT2: 240 },
      top: { VM: 330 },
      bottom: { '.gnd': 330 },
    }),
    upright('resistor', [205, 240], { name: 'R1', side: 'left' }),
    rounded([530, 186], 'M', 26),
    upright('polarised', [470, 55], { name: 'C1', value: '220 µF' }),
    ground([205, 300], [330, 284], [470, 115]),
    joints([205, 225], [470, 50]),
    port([590, 50], '24 V', 'below'),
  ].join('');
}
