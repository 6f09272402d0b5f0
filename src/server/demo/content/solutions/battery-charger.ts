import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const batteryCharger: DemoSolution = {
  name: both('带电源路径管理的单节锂电充电', 'Single-cell lithium charger with power path'),
  url: scenePicture('battery-charger'),
  productNum: 'BQ24075RGTR',
  remark: page(
    paragraph(
      '手持设备边充边用：有外接电源时系统由 OUT 直接供电，多余的电流给电池充电；拔掉电源后电池无缝接管。电池没电或未装时，插上电源也能立即开机。',
      'For handhelds that run while they charge: with an adapter the system is fed from OUT and the cell gets what is left; without it the cell takes over at once. Even with an empty or missing cell the device starts when it is plugged in.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '充电电流由 R1 设定：I = 890 ÷ R1，887 Ω 对应 1 A。充电分预充、恒流、恒压三段，降到十分之一时截止。TS 接电芯上的 10 kΩ NTC，0 ℃ 以下与 50 ℃ 以上停充。',
      'R1 sets the charge current: I = 890 ÷ R1, so 887 Ω gives 1 A. Charging goes through pre-charge, constant current and constant voltage and ends at a tenth. TS reads a 10 kΩ NTC at the cell and stops below 0 °C and above 50 °C.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['U1', ['充电管理', 'Charger'], ['电源路径，1.5 A', 'power path, 1.5 A'], 'BQ24075RGTR'],
      ['NTC', ['热敏电阻', 'Thermistor'], ['10 kΩ，1 %，B 3380', '10 kΩ, 1 %, B 3380'], 'NCP18XH103F03RC'],
      ['C1', ['输入电容', 'Input capacitor'], '10 µF / 10 V', 'GRM219R61A106KE15D'],
      ['C2', ['系统电容', 'System capacitor'], '22 µF / 10 V', 'GRM219R61A226KE15D'],
      ['R1', ['电流设定', 'Current setting'], '887 Ω, 1 %'],
      ['J1', ['电池座', 'Battery connector'], ['2 针，2 A', '2 contacts, 2 A'], 'B2B-PH-K-S(LF)(SN)'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '线性充电的损耗是 (5 V − V<sub>BAT</sub>) × I：电池 3.3 V、1 A 时 1.7 W，散热焊盘下打 9 个过孔接到内层地。',
        'A linear charger burns (5 V − V<sub>BAT</sub>) × I, 1.7 W at 3.3 V and 1 A: nine vias under the pad to an inner ground plane.',
      ],
      [
        '充电电流不超过电芯规格，一般 0.5 C；小电池请改大 R1。',
        'Keep to what the cell allows, usually 0.5 C; for small cells take a larger R1.',
      ],
      ['NTC 贴在电芯表面，不要放在充电芯片旁边。', 'Put the NTC on the cell, not beside the charger.'],
      [
        '电芯必须自带保护板，充电管理不能替代过放与短路保护。',
        'The cell needs a protection circuit of its own: a charger does not guard against deep discharge and short circuits.',
      ],
    ),
  ),
};
