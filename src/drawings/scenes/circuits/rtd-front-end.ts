import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';

/** A Pt100 on three wires: two equal currents cancel the leads, one resistor is the measure of all. */
export function rtdFrontEnd(): string {
  return [
    wires(
      '70,130 70,125 240,125',
      '300,125 386,125',
      '386,85 190,85 190,125',
      '70,190 70,185 240,185',
      '300,185 386,185',
      '386,218 190,218 190,185',
      '70,185 70,252 386,252',
      '330,312 386,312',
      '544,125 590,125',
      '544,165 590,165',
      '544,205 590,205',
      '544,245 590,245',
    ),
    verticalPart('resistor', [70, 125], { name: 'Pt100' }),
    level('resistor', [240, 125], { name: 'R1' }),
    level('resistor', [240, 185], { name: 'R2' }),
    verticalPart('capacitor', [345, 125], { name: 'C1', side: 'left' }),
    verticalPart('resistor', [330, 252], { name: 'R3', value: '1.65 kΩ', side: 'left' }),
    block({
      x: 400,
      y: 60,
      width: 130,
      height: 278,
      title: 'ΔΣ ADC',
      key: true,
      titleAt: [465, 285],
      left: { AIN2: 85, AIN0: 125, AIN1: 185, AIN3: 218, REFP: 252, REFN: 312 },
      right: { SCLK: 125, DIN: 165, DOUT: 205, DRDY: 245 },
    }),
    ground([330, 312]),
    joints([190, 125], [190, 185], [345, 125], [345, 185], [70, 185], [330, 252], [330, 312]),
    port([590, 125], '', 'right'),
    port([590, 165], '', 'right'),
    port([590, 205], '', 'right'),
    port([590, 245], '', 'right'),
  ].join('');
}
