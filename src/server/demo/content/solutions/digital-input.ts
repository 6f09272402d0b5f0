import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const digitalInput: DemoSolution = {
  name: both('24 V 隔离数字输入（四路）', 'Isolated 24 V digital inputs, four channels'),
  url: scenePicture('digital-input'),
  productNum: 'LTV-847S',
  remark: page(
    paragraph(
      '接近开关、按钮与继电器触点接入控制器的标准做法：一片四路光耦隔开现场与逻辑，阈值由两只电阻决定，按三型数字输入设计。',
      'How proximity switches, buttons and contacts reach a controller: a quad optocoupler parts field and logic, two resistors set the threshold, laid out as a type 3 input.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      'R2 与 LED 并联，输入低于 5 V 时约 1 mA 全部从 R2 走，LED 不亮；11 V 时 R1 流过 (11 − 1.2) V ÷ 3.9 kΩ = 2.5 mA，LED 得到 1.5 mA，可靠导通；24 V 时总电流 5.8 mA。次级 10 kΩ 上拉只需 0.33 mA，CTR 50 % 也有两倍裕量。',
      'R2 lies across the LED: below 5 V the 1 mA runs through R2 alone and the LED stays dark. At 11 V, (11 − 1.2) V ÷ 3.9 kΩ = 2.5 mA come in and 1.5 mA reach the LED; at 24 V it is 5.8 mA in all. The pull-up of 10 kΩ wants 0.33 mA, so even a CTR of 50 % has twice that.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['U1', ['四路光耦', 'Quad optocoupler'], ['5 kV，CTR ≥ 50 %', '5 kV, CTR ≥ 50 %'], 'LTV-847S'],
      ['R1', ['限流电阻', 'Series resistor'], '3.9 kΩ, 1206, 0.25 W', '1206W4F3901T5E'],
      ['R2', ['阈值电阻', 'Threshold resistor'], '1.2 kΩ', '0603WAF1201T5E'],
      ['R3', ['上拉电阻', 'Pull-up'], '10 kΩ', '0603WAF1002T5E'],
      ['C1', ['滤波电容', 'Filter capacitor'], '10 nF', 'CC0603KRX7R9BB103'],
      ['J1', ['接线端子', 'Terminal block'], ['5.08 mm，5 位', '5.08 mm, 5 poles'], 'KF301-5.08-5P'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        'R1 在 24 V 时耗散 0.13 W，30 V 时 0.21 W，用 1206；多路密集排布时注意累计温升。',
        'R1 takes 0.13 W at 24 V and 0.21 W at 30 V: use 1206, and mind the heat of many channels side by side.',
      ],
      [
        '反接保护：LED 反向耐压仅 6 V，每路反并一只 1N4148W。',
        'Against wrong polarity put a 1N4148W across each LED, which stands only 6 V backwards.',
      ],
      [
        'R3 与 C1 的时间常数 100 µs 滤掉尖峰，触点抖动由软件以 3–5 ms 消除。',
        'R3 and C1 take spikes with 100 µs; bouncing contacts are left to software with 3–5 ms.',
      ],
      [
        '光耦关断比导通慢：10 kΩ 上拉约 50 µs，需要计数高速脉冲时减小 R3。',
        'The optocoupler turns off more slowly than on, about 50 µs at 10 kΩ; to count fast pulses take a smaller R3.',
      ],
    ),
  ),
};
