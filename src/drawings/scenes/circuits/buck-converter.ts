import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';

/** 12 V to 5 V: a synchronous step-down converter with its divider and bootstrap capacitor. */
export function buckConverter(): string {
  return [
    wires(
      '70,100 196,100',
      '196,150 164,150 164,100',
      '110,100 110,120',
      '344,100 400,100',
      '344,160 374,160',
      '460,100 616,100',
      '490,100 490,115',
      '490,175 490,200',
      '490,188 410,188 410,215 344,215',
      '592,100 592,115',
    ),
    verticalPart('capacitor', [110, 120], { name: 'C1', value: '10 µF', side: 'left' }),
    block({
      x: 210,
      y: 70,
      width: 120,
      height: 176,
      title: 'Buck',
      key: true,
      titleAt: [252, 202],
      left: { VIN: 100, EN: 150 },
      right: { SW: 100, VBST: 160, VFB: 215 },
      bottom: { GND: 270 },
    }),
    level('inductor', [400, 100], { name: 'L1', value: '4.7 µH' }),
    verticalPart('capacitor', [374, 100], { name: 'C2' }),
    verticalPart('resistor', [490, 115], { name: 'R1', value: '54.9 kΩ', side: 'left' }),
    verticalPart('resistor', [490, 200], { name: 'R2', value: '10 kΩ' }),
    verticalPart('capacitor', [592, 115], { name: 'C3', value: '2×22 µF', side: 'left' }),
    port([70, 100], '12 V'),
    port([616, 100], '5 V', 'above'),
    ground([110, 180], [270, 260], [490, 260], [592, 175]),
    joints([110, 100], [164, 100], [374, 100], [490, 100], [592, 100], [490, 188]),
  ].join('');
}
