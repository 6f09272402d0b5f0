import { partPicture } from '#drawings/index.ts';
import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const packages = [
  document(
    'package-chip-sizes',
    { grade: 0, daysAgo: 15, counts: [4210, 1533], figure: partPicture('R0603', 'dims') },
    both('片式元件封装尺寸：0402、0603、0805、1206', 'Chip packages: 0402, 0603, 0805, 1206'),
    both('本体尺寸、公制代码与推荐焊盘', 'Body, metric code and recommended lands'),
    page(
      table(
        [
          ['代码', 'Code'],
          ['公制', 'Metric'],
          ['长 × 宽', 'Length × width'],
          ['焊盘', 'Land'],
          ['间距', 'Gap'],
        ],
        ['0402', '1005', '1.0 × 0.5 mm', '0.5 × 0.5 mm', '0.4 mm'],
        ['0603', '1608', '1.6 × 0.8 mm', '0.8 × 0.8 mm', '0.7 mm'],
        ['0805', '2012', '2.0 × 1.25 mm', '1.0 × 1.3 mm', '0.9 mm'],
        ['1206', '3216', '3.2 × 1.6 mm', '1.1 × 1.7 mm', '1.9 mm'],
      ),
      paragraph(
        '焊盘按 IPC-7351 中等密度给出。钢网厚 0.10–0.12 mm，开口与焊盘 1:1。',
        'Lands follow IPC-7351 at nominal density. Stencil 0.10–0.12 mm, openings as large as the lands.',
      ),
    ),
  ),
  document(
    'package-sot-23',
    {
      grade: 0,
      daysAgo: 22,
      counts: [2688, 902],
      figure: partPicture('SOT-23', 'dims'),
      parts: ['AO3400A', 'S8050'],
    },
    both('SOT-23 封装外形与焊盘', 'SOT-23: outline and lands'),
    both(
      '三引脚小外形晶体管封装的尺寸、热阻与焊盘',
      'Dimensions, thermal resistance and lands of the three-lead package',
    ),
    page(
      table(
        [
          ['尺寸', 'Dimension'],
          ['最小', 'Min'],
          ['最大', 'Max'],
        ],
        [['本体长', 'Body length'], '2.80 mm', '3.10 mm'],
        [['本体宽', 'Body width'], '1.40 mm', '1.70 mm'],
        [['总宽', 'Over leads'], '2.60 mm', '2.95 mm'],
        [['高度', 'Height'], '0.90 mm', '1.25 mm'],
        [['引脚间距', 'Pitch'], '0.95 mm', '0.95 mm'],
      ),
      paragraph(
        '结到环境热阻约 250–350 ℃/W，取决于漏极铜皮面积。',
        'Junction to ambient: about 250–350 °C/W, by the copper at the drain.',
      ),
    ),
  ),
  document(
    'package-soic-8',
    {
      grade: 0,
      daysAgo: 37,
      counts: [1975, 611],
      figure: partPicture('SOIC-8', 'dims'),
      parts: ['LM358DR', 'AT24C02C-SSHM-T'],
    },
    both('SOIC-8 封装：150 mil 与 208 mil 的区别', 'SOIC-8: 150 mil and 208 mil told apart'),
    both('本体宽度、引脚跨度与焊盘对照', 'Body width, span and lands compared'),
    page(
      table(
        [['尺寸', 'Dimension'], '150 mil', '208 mil'],
        [['本体宽', 'Body width'], '3.9 mm', '5.3 mm'],
        [['引脚跨度', 'Span'], '6.0 mm', '7.9 mm'],
        [['本体长', 'Body length'], '4.9 mm', '5.3 mm'],
        [['引脚间距', 'Pitch'], '1.27 mm', '1.27 mm'],
      ),
      paragraph(
        'NOR 闪存多为 208 mil，运放与 EEPROM 多为 150 mil，画板前请核对。',
        'NOR flash mostly comes in 208 mil, amplifiers and EEPROMs in 150 mil: check before drawing the board.',
      ),
    ),
  ),
  document(
    'package-qfn-thermal-pad',
    { grade: 1, daysAgo: 61, counts: [1340, 402], figure: partPicture('QFN-32', 'dims') },
    both('QFN 封装的焊盘、钢网与过孔设计', 'QFN: lands, stencil and vias'),
    both('散热焊盘的开口率与过孔数量', 'How far to open the thermal pad, and how many vias'),
    page(
      list(
        [
          '散热焊盘钢网分格开口，开口率 50–60 %，减少空洞与浮起。',
          'Divide the opening of the thermal pad and open 50–60 %: fewer voids, no floating.',
        ],
        [
          '过孔直径 0.3 mm，间距 1.0–1.2 mm，背面塞孔或盖油。',
          'Vias of 0.3 mm, 1.0–1.2 mm apart, plugged or covered from below.',
        ],
        [
          '周边焊盘外伸 0.2–0.3 mm，便于目检。',
          'Let outer lands reach out 0.2–0.3 mm so that joints can be seen.',
        ],
      ),
      heading('热阻', 'Thermal resistance'),
      table(
        [
          ['过孔数', 'Vias'],
          ['结到环境', 'Junction to ambient'],
        ],
        ['0', '62 ℃/W'],
        ['4', '45 ℃/W'],
        ['9', '37 ℃/W'],
      ),
    ),
  ),
  document(
    'package-lqfp-48',
    {
      grade: 0,
      daysAgo: 95,
      counts: [1188, 366],
      figure: partPicture('LQFP-48(7x7)', 'dims'),
      parts: ['STM32F030C8T6', 'STM32F072CBT6'],
    },
    both('LQFP-48（7 × 7 mm）封装资料', 'LQFP-48 (7 × 7 mm): package data'),
    both(
      '0.5 mm 间距四边引脚封装的外形、焊盘与防桥连',
      'Outline and lands of the 0.5 mm quad package; how to avoid bridges',
    ),
    page(
      table(
        [
          ['尺寸', 'Dimension'],
          ['标称', 'Nominal'],
        ],
        [['本体', 'Body'], '7.0 × 7.0 mm'],
        [['引脚跨度', 'Over leads'], '9.0 mm'],
        [['引脚间距', 'Pitch'], '0.5 mm'],
        [['本体厚', 'Body thickness'], '1.4 mm'],
        [['焊盘', 'Land'], '0.30 × 1.50 mm'],
      ),
      paragraph(
        '钢网厚 0.12 mm，开口宽 0.25 mm；阻焊桥不小于 0.1 mm。',
        'Stencil 0.12 mm with openings of 0.25 mm; solder mask between lands of at least 0.1 mm.',
      ),
    ),
  ),
  document(
    'land-pattern-names',
    { grade: 1, daysAgo: 130, counts: [530, 121], figure: scenePicture('land-pattern') },
    both('封装命名对照表：IPC、JEDEC 与厂家叫法', 'Package names compared: IPC, JEDEC and the makers'),
    both('同一外形的不同名称，避免建错库', 'One outline and its many names, so that no footprint is wrong'),
    page(
      table(
        [['常用名', 'Usual'], 'JEDEC', ['厂家叫法', 'Makers call it']],
        ['SMA', 'DO-214AC', 'SMAJ'],
        ['SMB', 'DO-214AA', 'SMBJ'],
        ['SOT-223', 'TO-261AA', 'DCY'],
        ['SOT-23-5', 'MO-178AA', 'DBV'],
        ['SC-70', 'MO-203AB', 'DCK'],
        ['DPAK', 'TO-252AA', 'KVU'],
      ),
    ),
  ),
];
