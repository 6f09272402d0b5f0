import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { mosfet } from '../schematic/transistors.ts';
import { verticalPart, wires } from '../schematic/two-terminal.ts';

/** A device that asks a USB-C source for 20 V and closes its switch when it has it. */
export function usbCSink(): string {
  return [
    wires(
      '144,110 170,110 170,70 450,70',
      '144,180 246,180',
      '144,215 246,215',
      '144,250 160,250 160,258',
      '205,70 205,80',
      '325,70 325,126',
      '480,98 480,150',
      '425,70 425,75',
      '425,135 425,145 480,145',
      '480,210 404,210',
      '510,70 610,70',
      '555,70 555,90',
      '404,250 430,250 430,255',
    ),
    block({
      x: 50,
      y: 85,
      width: 80,
      height: 190,
      title: 'USB-C',
      key: true,
      titleAt: [90, 148],
      right: { VBUS: 110, CC1: 180, CC2: 215, GND: 250 },
    }),
    verticalPart('tvs', [205, 80], { name: 'D1' }),
    block({
      x: 260,
      y: 140,
      width: 130,
      height: 134,
      title: 'PD sink',
      titleAt: [325, 164],
      left: { CC1: 180, CC2: 215 },
      right: { GATE: 210, CFG: 250 },
      top: { '.vbus': 325 },
      bottom: { '.gnd': 325 },
    }),
    mosfet([480, 70], { channel: 'p', turned: -90, sourceFirst: true }),
    verticalPart('resistor', [425, 75], { name: 'R1', side: 'left' }),
    verticalPart('resistor', [480, 150], { name: 'R2' }),
    verticalPart('resistor', [430, 255], { name: 'R3' }),
    verticalPart('capacitor', [555, 90], { name: 'C1', value: '10 µF', side: 'left' }),
    ground([160, 258], [205, 140], [325, 288], [430, 315], [555, 150]),
    joints([205, 70], [325, 70], [425, 70], [480, 145], [555, 70]),
    port([610, 70], '20 V', 'above'),
  ].join('');
}
