import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section, table } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const bluetoothSensor: DemoSolution = {
  name: both('纽扣电池供电的蓝牙温湿度节点', 'Bluetooth humidity sensor on a coin cell'),
  url: scenePicture('bluetooth-sensor'),
  productNum: 'E104-BT5040U',
  remark: page(
    paragraph(
      '一颗 CR2032 供电，定时测量温湿度并以蓝牙低功耗广播发出，用于冷链记录、机柜监测与楼宇环境采集。传感器与模块都能在 2.0 V 以下工作，可以用尽电池容量。',
      'One CR2032 runs it: it measures temperature and humidity at intervals and sends them as Bluetooth Low Energy advertisements, for cold chains, cabinets and buildings. Sensor and module both work below 2.0 V, so the cell can be used up.',
    ),
    section('功耗估算', 'Where the charge goes'),
    paragraph(
      '下表按 0 dBm 发射、每 5 s 广播一次、每 60 s 测量一次估算，实际值取决于固件与环境温度。',
      'Estimated for 0 dBm, one advertisement every 5 s and one measurement per minute; firmware and temperature decide the real figures.',
    ),
    table(
      [
        ['项目', 'Item'],
        ['每次电荷', 'Charge each'],
        ['平均电流', 'Average'],
      ],
      [['广播（三信道）', 'Advertisement, three channels'], '15 µC', '3.0 µA'],
      [['测量（高精度，8 ms）', 'Measurement, high precision, 8 ms'], '3 µC', '0.05 µA'],
      [['休眠（模块 + 传感器）', 'Sleep, module and sensor'], '–', '2.5 µA'],
      [['合计', 'Sum'], '–', ['约 5.6 µA', 'about 5.6 µA']],
    ),
    paragraph(
      '按可用容量 180 mAh 计算约为 32000 小时，已超过三年，此时电池自放电（约每年 1–2 %）也要计入。',
      'With 180 mAh of usable capacity that is about 32,000 hours, more than three years, where the cell’s own discharge of 1–2 % a year begins to count.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1',
        ['蓝牙模块', 'Bluetooth module'],
        ['1.8–3.6 V，板载天线', '1.8–3.6 V, antenna on board'],
        'E104-BT5040U',
      ],
      ['U2', ['温湿度传感器', 'Humidity sensor'], ['I²C，±0.2 ℃', 'I²C, ±0.2 °C'], 'SHT40-AD1B-R2'],
      ['C1', ['储能电容', 'Reservoir'], ['100 µF，漏电流小', '100 µF, low leakage'], 'GRM31CR61A107KE15D'],
      ['R1, R2', ['I²C 上拉', 'I²C pull-ups'], '10 kΩ', '0603WAF1002T5E'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        'CR2032 内阻随放电升至数十欧，发射瞬间的十几毫安会拉低电压；100 µF 陶瓷电容并在模块电源脚上即可平掉。',
        'The resistance of a CR2032 rises to tens of ohms as it empties, and the pulse of some ten milliamperes pulls it down: 100 µF of ceramic at the module’s supply pin carries the pulse.',
      ],
      [
        '天线一端伸出板边，下方所有层不铺铜，距金属件与电池至少 10 mm。',
        'Let the antenna end of the module reach the board’s edge, no copper under it on any layer, 10 mm from metal and from the cell.',
      ],
      [
        '传感器远离模块与稳压器，四周开槽隔热，开孔朝向空气。',
        'Keep the sensor away from module and regulators, with slots around it against heat and its opening to the air.',
      ],
      [
        '上拉电阻由模块 IO 供电，休眠时关断可再省零点几微安。',
        'Feed the pull-ups from a pin of the module: switched off in sleep they save some tenths of a microampere.',
      ],
    ),
  ),
};
