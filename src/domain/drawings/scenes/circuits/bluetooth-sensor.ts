import { aerial, block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { level, upright, wires } from '../schematic/two-terminal.ts';

/** A sensor that reports by Bluetooth Low Energy and runs on a coin cell. */
export function bluetoothSensor(): string {
  return [
    wires(
      [
        [60, 120],
        [60, 70],
        [316, 70],
      ],
      [
        [110, 70],
        [110, 120],
      ],
      [
        [200, 70],
        [200, 206],
      ],
      [
        [224, 240],
        [316, 240],
      ],
      [
        [224, 272],
        [316, 272],
      ],
      [
        [250, 70],
        [250, 120],
      ],
      [
        [250, 180],
        [250, 240],
      ],
      [
        [284, 70],
        [284, 120],
      ],
      [
        [284, 180],
        [284, 272],
      ],
      [
        [474, 100],
        [500, 100],
      ],
      [
        [560, 100],
        [588, 100],
        [588, 84],
      ],
      [
        [486, 100],
        [486, 114],
      ],
      [
        [474, 220],
        [510, 220],
      ],
      [
        [474, 280],
        [510, 280],
      ],
    ),
    upright('cell', [60, 120], { name: '3 V', side: 'left' }),
    upright('capacitor', [110, 120], { name: 'C1', value: '100 µF' }),
    block({
      ...{ x: 100, y: 220, width: 110, height: 74, title: 'Sensor', titleAt: [140, 262] },
      top: { '.vdd': 200 },
      right: { SCL: 240, SDA: 272 },
      bottom: { '.gnd': 155 },
    }),
    upright('resistor', [250, 120], { name: 'R1', side: 'left' }),
    upright('resistor', [284, 120], { name: 'R2' }),
    block({
      ...{ x: 330, y: 50, width: 130, height: 250, title: 'BLE SoC', key: true, titleAt: [395, 165] },
      left: { VDD: 70, SCL: 240, SDA: 272 },
      right: { ANT: 100, XL1: 220, XL2: 280 },
      bottom: { '.gnd': 395 },
    }),
    level('inductor', [500, 100], { name: 'L1' }),
    upright('capacitor', [486, 114], { name: 'C2' }),
    aerial([588, 84]),
    upright('crystal', [510, 220], { name: '32 MHz' }),
    ground([60, 180], [110, 180], [155, 308], [395, 314], [486, 174]),
    joints([110, 70], [200, 70], [250, 70], [284, 70], [250, 240], [284, 272], [486, 100]),
    port([60, 70], 'VDD', 'above'),
  ].join('');
}
