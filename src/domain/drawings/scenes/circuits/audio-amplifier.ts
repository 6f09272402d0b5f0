import { block, loudspeaker } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, upright, wires } from '../schematic/two-terminal.ts';

/** A class D amplifier with differential input, and beads in its way to the loudspeaker. */
export function audioAmplifier(): string {
  return [
    wires(
      [
        [70, 140],
        [100, 140],
      ],
      [
        [160, 140],
        [226, 140],
      ],
      [
        [70, 200],
        [100, 200],
      ],
      [
        [160, 200],
        [226, 200],
      ],
      [
        [310, 86],
        [310, 45],
        [600, 45],
      ],
      [
        [430, 45],
        [430, 50],
      ],
      [
        [394, 150],
        [420, 150],
      ],
      [
        [480, 150],
        [550, 150],
        [550, 190],
        [575, 190],
      ],
      [
        [394, 250],
        [420, 250],
      ],
      [
        [480, 250],
        [550, 250],
        [550, 210],
        [575, 210],
      ],
      [
        [505, 150],
        [505, 160],
      ],
      [
        [505, 250],
        [505, 260],
      ],
    ),
    level('capacitor', [100, 140], { name: 'C1' }),
    level('capacitor', [100, 200], { name: 'C2', side: 'below' }),
    block({
      ...{ x: 240, y: 100, width: 140, height: 180, title: 'Class D', key: true, titleAt: [310, 206] },
      left: { 'IN+': 140, 'IN−': 200 },
      right: { 'OUT+': 150, 'OUT−': 250 },
      top: { PVDD: 310 },
      bottom: { '.gnd': 310 },
    }),
    level('bead', [420, 150], { name: 'FB1' }),
    level('bead', [420, 250], { name: 'FB2', side: 'below' }),
    upright('capacitor', [505, 160], { name: 'C4', side: 'left' }),
    upright('capacitor', [505, 260], { name: 'C5' }),
    upright('polarised', [430, 50], { name: 'C3', value: '470 µF' }),
    loudspeaker([575, 200]),
    ground([310, 294], [430, 110], [505, 220], [505, 320]),
    joints([430, 45], [505, 150], [505, 250]),
    port([70, 140], 'IN+'),
    port([70, 200], 'IN−'),
    port([600, 45], '12 V', 'below'),
  ].join('');
}
