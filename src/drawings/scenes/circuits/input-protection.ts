import { ground, joints, port } from '../schematic/terminals.ts';
import { mosfet } from '../schematic/transistors.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';

/** A 24 V input that bears wrong polarity and surges: fuse, suppressor and a transistor that opens by itself. */
export function inputProtection(): string {
  return [
    wires(
      '70,100 90,100',
      '150,100 290,100',
      '200,100 200,120',
      '350,100 600,100',
      '320,128 320,215',
      '400,100 400,120',
      '400,180 400,198 320,198',
      '470,100 470,120',
      '568,100 568,120',
    ),
    level('fuse', [90, 100], { name: 'F1', value: '4 A' }),
    verticalPart('tvs', [200, 120], { name: 'D1', value: '30 V', side: 'left' }),
    mosfet([320, 100], { channel: 'p', turned: -90 }),
    verticalPart('zener', [400, 120], { name: 'D2', value: '12 V', reversed: true, side: 'left' }),
    verticalPart('resistor', [320, 215], { name: 'R1', value: '47 kΩ' }),
    verticalPart('polarised', [470, 120], { name: 'C1', value: '470 µF' }),
    verticalPart('capacitor', [568, 120], { name: 'C2' }),
    ground([200, 180], [320, 275], [470, 180], [568, 180]),
    joints([200, 100], [320, 198], [400, 100], [470, 100], [568, 100]),
    port([70, 100], '24 V', 'above'),
    port([600, 100], 'VOUT', 'above'),
  ].join('');
}
