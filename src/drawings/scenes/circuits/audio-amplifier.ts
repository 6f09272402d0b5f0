import { amplifier, loudspeaker } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, verticalPart, wires } from '../schematic/two-terminal.ts';
import { text } from '../strokes.ts';

/** One channel of a headphone amplifier: an operational amplifier with a gain of three. */
export function audioAmplifier(): string {
  return [
    wires(
      '64,230 90,230',
      '150,230 260,230',
      '200,230 200,240',
      '260,190 230,190 230,60 270,60',
      '230,110 270,110',
      '330,60 390,60 390,210',
      '330,110 390,110',
      '170,150 230,150',
      '110,150 100,150 100,156',
      '340,210 410,210',
      '470,210 550,210',
      '550,230 525,230 525,240',
      '300,191 300,160',
      '300,229 300,262',
    ),
    level('capacitor', [90, 230], { name: 'C1', value: '1 µF' }),
    verticalPart('resistor', [200, 240], { name: 'R1', value: '47 kΩ', side: 'left' }),
    level('resistor', [110, 150], { name: 'R2', value: '1 kΩ' }),
    level('capacitor', [270, 60], { name: 'C2', value: '47 pF' }),
    level('resistor', [270, 110], { name: 'R3', value: '2 kΩ' }),
    amplifier([260, 210], { key: true }),
    level('resistor', [410, 210], { name: 'R4', value: '10 Ω' }),
    loudspeaker([550, 220]),
    text('+12 V', 300, 152, { anchor: 'middle', tone: 'v' }),
    text('−12 V', 300, 279, { anchor: 'middle', tone: 'v' }),
    ground([200, 300], [100, 156], [525, 240]),
    joints([200, 230], [230, 110], [230, 150], [390, 110], [390, 210]),
    port([64, 230], 'IN'),
  ].join('');
}
