import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { verticalPart, wires } from '../schematic/two-terminal.ts';

/** A single lithium cell, charged while the device runs: input, system and battery meet in the charger. */
export function batteryCharger(): string {
  return [
    wires(
      '70,90 226,90',
      '130,90 130,100',
      '226,200 180,200 180,215',
      '404,90 600,90',
      '500,90 500,100',
      '404,200 560,200 560,210',
      '490,200 490,210',
      '404,240 450,240 450,245',
    ),
    verticalPart('capacitor', [130, 100], { name: 'C1', value: '10 µF' }),
    verticalPart('resistor', [180, 215], { name: 'R1', value: '887 Ω', side: 'left' }),
    block({
      x: 240,
      y: 60,
      width: 150,
      height: 212,
      title: 'Charger',
      key: true,
      titleAt: [315, 150],
      left: { IN: 90, ISET: 200 },
      right: { OUT: 90, BAT: 200, TS: 240 },
      bottom: { '.gnd': 315 },
    }),
    verticalPart('capacitor', [500, 100], { name: 'C2', value: '22 µF' }),
    verticalPart('capacitor', [490, 210], { name: 'C3' }),
    verticalPart('cell', [560, 210], { name: '4.2 V' }),
    verticalPart('resistor', [450, 245], { name: 'NTC', side: 'left' }),
    ground([130, 160], [180, 275], [315, 286], [500, 160], [490, 270], [560, 270], [450, 305]),
    joints([130, 90], [500, 90], [490, 200]),
    port([70, 90], '5 V'),
    port([600, 90], 'OUT', 'above'),
  ].join('');
}
