import { amplifier, block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';

/** The current of a load, read from a shunt at its foot by a difference amplifier and handed to a converter. */
export function currentSense(): string {
  return [
    wires(
      '70,70 106,70',
      '165,114 165,150',
      '165,150 205,150',
      '165,210 205,210',
      '265,150 310,150 310,160 325,160',
      '265,210 310,210 310,200 325,200',
      '290,90 290,80 330,80 330,86',
      '290,210 290,270 335,270',
      '395,270 425,270 425,180',
      '405,180 440,180',
      '500,180 546,180',
      '520,180 520,190',
      '165,210 165,236',
    ),
    block({
      x: 120,
      y: 40,
      width: 90,
      height: 60,
      title: 'Load',
      left: { '.in': 70 },
      bottom: { '.out': 165 },
    }),
    verticalPart('shunt', [165, 150], { name: 'R1', value: '2 mΩ', side: 'left' }),
    level('resistor', [205, 150], { name: 'R2' }),
    level('resistor', [205, 210], { name: 'R3', side: 'below' }),
    verticalPart('resistor', [290, 90], { name: 'R4', side: 'left' }),
    level('resistor', [335, 270], { name: 'R5', side: 'below' }),
    amplifier([325, 180], { key: true, plusAbove: true }),
    level('resistor', [440, 180], { name: 'R6' }),
    verticalPart('capacitor', [520, 190], { name: 'C1', side: 'left' }),
    block({ x: 560, y: 145, width: 60, height: 70, title: 'ADC', left: { '.in': 180 } }),
    ground([330, 86], [520, 250], [165, 236]),
    joints([165, 150], [165, 210], [290, 150], [290, 210], [425, 180], [520, 180]),
    port([70, 70], '24 V'),
  ].join('');
}
