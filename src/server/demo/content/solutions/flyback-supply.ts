import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const flybackSupply: DemoSolution = {
  name: both('12 V / 1 A 反激电源的光耦反馈', 'Optocoupler feedback of a 12 V, 1 A flyback supply'),
  url: scenePicture('flyback-supply'),
  productNum: 'EL817(S1)(C)(TU)-F',
  remark: page(
    paragraph(
      '85–265 V 交流输入、隔离 12 V 输出的辅助电源，用于家电、充电桩控制板与工业仪表。初级用集成开关管的反激控制器，次级由 TL431 与光耦稳压。',
      'An auxiliary supply from 85–265 V AC to an isolated 12 V for appliances, charging stations and instruments. The primary uses a flyback controller with its switch inside; TL431 and an optocoupler regulate from the secondary.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      'R2、R3 把输出分压到 2.495 V：V<sub>OUT</sub> = 2.495 V × (1 + R2/R3)，38.3 kΩ 与 10 kΩ 得 12.05 V。输出升高时 TL431 拉低阴极，光耦电流增大，控制器减小占空比。R1 限制电流：(12 − 1.2 − 2.5) V ÷ 1 kΩ ≈ 8 mA。',
      'R2 and R3 divide the output to 2.495 V: V<sub>OUT</sub> = 2.495 V × (1 + R2/R3), 12.05 V with 38.3 kΩ and 10 kΩ. When it rises, TL431 pulls its cathode down, the optocoupler conducts more and the controller shortens its pulses. R1 limits the current: (12 − 1.2 − 2.5) V ÷ 1 kΩ ≈ 8 mA.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['U2', ['光耦', 'Optocoupler'], ['5 kV，CTR 200–400 %', '5 kV, CTR 200–400 %'], 'EL817(S1)(C)(TU)-F'],
      ['U3', ['可调基准', 'Shunt reference'], '2.495 V, 0.5 %', 'TL431'],
      ['BR1', ['整流桥', 'Bridge rectifier'], '600 V, 0.5 A', 'MB6S'],
      ['D1', ['输出整流', 'Output rectifier'], ['肖特基，100 V / 3 A', 'Schottky, 100 V, 3 A'], 'SS310'],
      ['R1', ['限流电阻', 'Current limit'], '1 kΩ', '0603WAF1001T5E'],
      ['R3', ['分压电阻', 'Divider'], '10 kΩ, 1 %', '0603WAF1002T5E'],
      ['CY1', ['Y 电容', 'Y capacitor'], ['2.2 nF，Y1', '2.2 nF, Y1'], 'CD222M400VACY1'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        'TL431 至少需要 1 mA 才能稳压：在光耦 LED 两端并 1 kΩ，轻载时也有保证。',
        'TL431 needs 1 mA to regulate: 1 kΩ across the LED of the optocoupler grants it at light load.',
      ],
      [
        'CTR 随温度与寿命下降，按最小值的一半设计，并在此条件下检查环路。',
        'CTR falls with heat and years: design with half of the minimum, and check the loop there.',
      ],
      [
        '初次级爬电距离 6.4 mm 以上，光耦下方开槽；Y 电容用 Y1 级。',
        'At least 6.4 mm of creepage, a slot under the optocoupler, and a Y1 capacitor across.',
      ],
      [
        '环路补偿从 TL431 参考端到阴极接 10 kΩ + 100 nF 起步，以负载阶跃验证。',
        'Start the compensation with 10 kΩ and 100 nF from reference to cathode, and prove it by a load step.',
      ],
    ),
  ),
};
