import { block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { mosfet } from '../schematic/transistors.ts';
import { level, upright, wires } from '../schematic/two-terminal.ts';

/** A 24 V input that bears wrong polarity and surges: fuse, suppressor and an ideal diode. */
export function inputProtection(): string {
  return [
    wires(
      [
        [70, 110],
        [90, 110],
      ],
      [
        [150, 110],
        [290, 110],
      ],
      [
        [190, 110],
        [190, 125],
      ],
      [
        [350, 110],
        [600, 110],
      ],
      [
        [265, 110],
        [265, 196],
      ],
      [
        [320, 138],
        [320, 196],
      ],
      [
        [375, 110],
        [375, 196],
      ],
      [
        [450, 110],
        [450, 125],
      ],
      [
        [540, 110],
        [540, 125],
      ],
    ),
    level('fuse', [90, 110], { name: 'F1', value: '5 A' }),
    upright('tvs', [190, 125], { name: 'D1', value: '33 V', side: 'left' }),
    mosfet([320, 110], { turned: -90, sourceFirst: true }),
    block({
      ...{ x: 240, y: 210, width: 160, height: 84, title: 'Ideal diode', key: true, titleAt: [320, 262] },
      top: { A: 265, GATE: 320, C: 375 },
      bottom: { '.gnd': 320 },
    }),
    upright('polarised', [450, 125], { name: 'C1', value: '470 µF' }),
    upright('capacitor', [540, 125], { name: 'C2' }),
    ground([190, 185], [320, 308], [450, 185], [540, 185]),
    joints([190, 110], [265, 110], [375, 110], [450, 110], [540, 110]),
    port([70, 110], '24 V', 'above'),
    port([600, 110], 'VOUT', 'above'),
  ].join('');
}
