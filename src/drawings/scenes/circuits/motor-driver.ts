import { block, rounded } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { mosfet } from '../schematic/transistors.ts';
import { level, upright, wires } from '../schematic/two-terminal.ts';

/** Half of a bridge for a brushed motor: driver, bootstrap, two transistors, shunt; the other half is a block. */
export function motorDriver(): string {
  return [
    wires(
      '60,45 200,45',
      '180,45 180,56',
      '110,45 110,50',
      '260,45 300,45 300,115',
      '274,90 325,90',
      '385,90 402,90',
      '274,115 300,115',
      '274,175 478,175',
      '274,230 325,230',
      '385,230 402,230',
      '430,60 430,45 610,45',
      '430,120 430,200',
      '430,260 430,272',
      '522,175 540,175',
      '585,45 585,116',
      '585,234 585,266 430,266',
      '116,165 90,165',
      '116,205 90,205',
      '500,45 500,50',
    ),
    block({
      ...{ x: 130, y: 70, width: 130, height: 186, title: 'Driver', key: true, titleAt: [192, 145] },
      left: { IN: 165, SD: 205 },
      right: { HO: 90, VB: 115, VS: 175, LO: 230 },
      top: { VCC: 180 },
      bottom: { '.com': 195 },
    }),
    level('diode', [200, 45], { name: 'D1' }),
    upright('capacitor', [300, 115], { name: 'C2' }),
    level('resistor', [325, 90]),
    level('resistor', [325, 230]),
    mosfet([430, 90]),
    mosfet([430, 230]),
    upright('shunt', [430, 272], { name: 'R3', side: 'left' }),
    upright('capacitor', [110, 50], { name: 'C1', side: 'left' }),
    upright('polarised', [500, 50], { name: 'C3' }),
    rounded([500, 175], 'M'),
    block({
      ...{ x: 554, y: 130, width: 62, height: 90, title: '2' },
      left: { '.out': 175 },
      top: { '.vm': 585 },
      bottom: { '.gnd': 585 },
    }),
    ground([110, 110], [195, 270], [430, 332], [500, 110]),
    joints([110, 45], [180, 45], [300, 115], [300, 175], [430, 175], [430, 266], [500, 45], [585, 45]),
    port([60, 45], '12 V', 'below'),
    port([610, 45], '24 V', 'below'),
    port([90, 165], 'PWM'),
    port([90, 205], 'EN'),
  ].join('');
}
