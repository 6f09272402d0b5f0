import { aerial, block } from '../schematic/blocks.ts';
import { ground, joints, port } from '../schematic/terminals.ts';
import { verticalPart, wires } from '../schematic/two-terminal.ts';

/** A sensor that reports by Bluetooth Low Energy and runs on a coin cell. */
export function bluetoothSensor(): string {
  return [
    wires(
      '60,120 60,70 356,70',
      '120,70 120,120',
      '210,70 210,206',
      '234,240 356,240',
      '234,272 356,272',
      '270,70 270,120',
      '270,180 270,240',
      '310,70 310,120',
      '310,180 310,272',
      '514,240 580,240',
      '514,272 580,272',
    ),
    verticalPart('cell', [60, 120]),
    verticalPart('capacitor', [120, 120], { name: 'C1', value: '100 µF' }),
    block({
      x: 90,
      y: 220,
      width: 130,
      height: 74,
      title: 'SHT40',
      titleAt: [135, 262],
      top: { '.vdd': 210 },
      right: { SCL: 240, SDA: 272 },
      bottom: { '.gnd': 155 },
    }),
    verticalPart('resistor', [270, 120], { name: 'R1', side: 'left' }),
    verticalPart('resistor', [310, 120], { name: 'R2' }),
    block({
      x: 370,
      y: 50,
      width: 130,
      height: 250,
      title: 'BLE module',
      key: true,
      titleAt: [435, 180],
      left: { VDD: 70, SCL: 240, SDA: 272 },
      right: { SWD: 240, CLK: 272 },
      bottom: { '.gnd': 435 },
    }),
    aerial([470, 112]),
    ground([60, 180], [120, 180], [155, 308], [435, 314]),
    joints([120, 70], [210, 70], [270, 70], [310, 70], [270, 240], [310, 272]),
    port([60, 70], '3 V', 'above'),
    port([580, 240], '', 'right'),
    port([580, 272], '', 'right'),
  ].join('');
}
