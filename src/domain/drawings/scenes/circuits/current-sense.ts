import { amplifier, block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, upright, wires } from '../schematic/two-terminal.ts';

/** The current of a load, read from a shunt in its supply and handed to a converter. */
export function currentSense(): string {
  return [
    wires(
      [
        [70, 85],
        [160, 85],
      ],
      [
        [220, 85],
        [486, 85],
      ],
      [
        [140, 85],
        [140, 230],
        [190, 230],
      ],
      [
        [240, 85],
        [240, 140],
        [175, 140],
        [175, 190],
        [190, 190],
      ],
      [
        [270, 210],
        [310, 210],
      ],
      [
        [370, 210],
        [456, 210],
      ],
      [
        [400, 210],
        [400, 225],
      ],
    ),
    level('shunt', [160, 85], { name: 'R1', value: '2 mΩ' }),
    amplifier([190, 210], true),
    level('resistor', [310, 210], { name: 'R2', value: '100 Ω' }),
    upright('capacitor', [400, 225], { name: 'C1', value: '10 nF' }),
    block({
      ...{ x: 500, y: 55, width: 90, height: 60, title: 'Load' },
      left: { '.in': 85 },
      bottom: { '.gnd': 545 },
    }),
    block({
      ...{ x: 470, y: 180, width: 120, height: 90, title: 'ADC', titleAt: [555, 232] },
      left: { AIN: 210 },
      bottom: { '.gnd': 530 },
    }),
    ground([545, 129], [400, 285], [530, 284]),
    joints([140, 85], [240, 85], [400, 210]),
    port([70, 85], '48 V'),
  ].join('');
}
