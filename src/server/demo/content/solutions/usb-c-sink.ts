import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const usbCSink: DemoSolution = {
  name: both('USB-C PD 受电端（20 V / 3 A）', 'USB-C PD sink, 20 V at 3 A'),
  url: scenePicture('usb-c-sink'),
  productNum: 'TYPE-C-31-M-12',
  remark: page(
    paragraph(
      '用 PD 适配器替代圆口电源：受电控制器通过 CC 线请求 20 V，得到后才闭合开关，把最多 60 W 交给后级。用于焊台、显示器、路由器与小型电动工具充电座。',
      'Replaces the barrel jack by a PD adapter: the sink controller asks for 20 V over the CC lines and closes the switch when it has it, for up to 60 W. For soldering stations, monitors, routers and chargers of tools.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '插入时 VBUS 为 5 V，Q1 关断，后级不会以低压启动。协商完成后控制器拉低 GATE，R1 与 R2 把栅源电压限制在 10 V。R3 选择请求的电压档；适配器给不出 20 V 时控制器退回 5 V，Q1 保持关断。',
      'At plug-in VBUS is 5 V and Q1 is off, so nothing behind starts at the wrong voltage. After the contract the controller pulls GATE low; R1 and R2 keep the gate at 10 V. R3 selects the voltage to ask for; an adapter without 20 V stays at 5 V, and Q1 stays off.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'J1',
        ['USB-C 连接器', 'USB-C connector'],
        ['16 针，VBUS ≥ 5 A', '16 contacts, VBUS ≥ 5 A'],
        'TYPE-C-31-M-12',
      ],
      ['Q1', ['P 沟道 MOSFET', 'P-channel MOSFET'], ['55 V，温升按 3 A 计', '55 V, heat at 3 A'], 'IRFR5305'],
      ['D1', ['瞬态抑制管', 'TVS diode'], ['双向，24 V', 'bidirectional, 24 V'], 'SMAJ24CA'],
      ['R1, R2', ['栅极分压', 'Gate divider'], '47 kΩ, 47 kΩ', '0603WAF4702T5E'],
      ['C1', ['输出电容 ×2', 'Output capacitors, two'], '4.7 µF / 50 V, X7R', 'CL31B475KB8NNNC'],
      [
        'U1',
        ['PD 受电控制器', 'PD sink controller'],
        ['电阻选档，带栅极输出', 'voltage by resistor, gate output'],
      ],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '协商前 VBUS 上的电容不得超过 10 µF，大电容放在 Q1 之后。',
        'Before the contract no more than 10 µF may hang on VBUS; the large capacitors stand behind Q1.',
      ],
      [
        '3 A 以内普通 C-C 线即可；5 A 需要带电子标签的线缆，连接器也要按 5 A 选。',
        'Up to 3 A any C-to-C cable will do; 5 A needs a marked cable and a connector rated for it.',
      ],
      [
        '没有 PD 控制器时，CC1、CC2 各接 5.1 kΩ 到地也能取 5 V，不可两脚共用一只电阻。',
        'Without PD, 5.1 kΩ from CC1 and another from CC2 to ground still give 5 V; never share one resistor.',
      ],
      [
        'CC 线靠近 VBUS 触点，拔插时可能短接到 20 V，选耐压 22 V 以上的控制器或加 CC 保护。',
        'CC contacts lie beside VBUS and can touch 20 V when unplugged: take a controller that stands 22 V there, or protect it.',
      ],
    ),
  ),
};
