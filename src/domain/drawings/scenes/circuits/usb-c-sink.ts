import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { mosfet } from '../schematic/transistors.ts';
import { upright, wires } from '../schematic/two-terminal.ts';

/** A device that asks a USB-C source for 20 V and closes its switch when it has it. */
export function usbCSink(): string {
  return [
    wires(
      [
        [144, 120],
        [170, 120],
        [170, 80],
        [440, 80],
      ],
      [
        [144, 180],
        [256, 180],
      ],
      [
        [144, 215],
        [256, 215],
      ],
      [
        [144, 250],
        [160, 250],
        [160, 258],
      ],
      [
        [215, 80],
        [215, 90],
      ],
      [
        [335, 80],
        [335, 136],
      ],
      [
        [470, 108],
        [470, 180],
        [414, 180],
      ],
      [
        [410, 80],
        [410, 85],
      ],
      [
        [410, 145],
        [470, 145],
      ],
      [
        [500, 80],
        [600, 80],
      ],
      [
        [545, 80],
        [545, 100],
      ],
      [
        [414, 245],
        [440, 245],
        [440, 250],
      ],
    ),
    block({
      ...{ x: 50, y: 95, width: 80, height: 180, title: 'USB-C', titleAt: [78, 158] },
      right: { VBUS: 120, CC1: 180, CC2: 215, GND: 250 },
    }),
    upright('tvs', [215, 90], { name: 'D1' }),
    block({
      ...{ x: 270, y: 150, width: 130, height: 130, title: 'PD sink', key: true, titleAt: [318, 264] },
      left: { CC1: 180, CC2: 215 },
      right: { GATE: 180, CFG: 245 },
      top: { '.vbus': 335 },
      bottom: { '.gnd': 335 },
    }),
    mosfet([470, 80], { channel: 'p', turned: -90, sourceFirst: true }),
    upright('resistor', [410, 85], { name: 'R1', side: 'left' }),
    upright('resistor', [440, 250], { name: 'R2' }),
    upright('capacitor', [545, 100], { name: 'C1', value: '10 µF' }),
    ground([160, 258], [215, 150], [335, 294], [440, 310], [545, 160]),
    joints([215, 80], [335, 80], [410, 80], [470, 145], [545, 80]),
    port([600, 80], '20 V', 'above'),
  ].join('');
}
