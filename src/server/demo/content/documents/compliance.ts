import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const compliance = [
  document(
    'rohs-guide',
    { grade: 0, daysAgo: 9, counts: [1890, 734] },
    both('RoHS 符合性说明：限值与豁免', 'RoHS: limits and exemptions'),
    both(
      '指令 2011/65/EU 及 (EU) 2015/863 的十种物质，如何查看产品状态',
      'The ten substances of 2011/65/EU and (EU) 2015/863, and how to read a product’s status',
    ),
    page(
      table(
        [
          ['物质', 'Substance'],
          ['均质材料中的限值', 'Limit in homogeneous material'],
        ],
        [['铅、汞、六价铬', 'Lead, mercury, hexavalent chromium'], '0.1 %'],
        [['镉', 'Cadmium'], '0.01 %'],
        ['PBB, PBDE', '0.1 %'],
        ['DEHP, BBP, DBP, DIBP', '0.1 %'],
      ),
      heading('常见豁免', 'Common exemptions'),
      list(
        [
          '6(c) 铜合金含铅不超过 4 %，多见于连接器端子。',
          '6(c): copper alloys with up to 4 % lead, mostly contacts.',
        ],
        [
          '7(a) 高熔点焊料含铅 85 % 以上，见于功率器件内部。',
          '7(a): solder with 85 % lead or more, inside power parts.',
        ],
        [
          '7(c)-I 玻璃或陶瓷中的铅，见于厚膜电阻。',
          '7(c)-I: lead in glass or ceramic, as in thick-film resistors.',
        ],
      ),
    ),
  ),
  document(
    'reach-svhc-guide',
    { grade: 0, daysAgo: 40, counts: [1124, 418] },
    both('REACH 与高度关注物质（SVHC）说明', 'REACH and substances of very high concern (SVHC)'),
    both(
      '0.1 % 通报义务、候选清单更新与电子元件的常见物质',
      'The duty to tell above 0.1 %, updates of the candidate list, and what parts contain',
    ),
    page(
      paragraph(
        '法规 (EC) 1907/2006 第 33 条：物品中候选清单物质超过 0.1 %（质量比）时，供应商须告知客户。清单约每半年更新。',
        'Article 33 of (EC) 1907/2006: where an article holds more than 0.1 % by weight of a substance on the candidate list, the supplier tells its customers. The list changes about twice a year.',
      ),
      table(
        [
          ['物质', 'Substance'],
          ['可能出现于', 'May be found in'],
        ],
        [
          ['铅', 'Lead'],
          ['高温焊料、黄铜端子', 'high-melting solder, brass contacts'],
        ],
        [
          ['氧化铅', 'Lead oxide'],
          ['电阻与电容的玻璃釉', 'glass of resistors and capacitors'],
        ],
        [
          ['硼酸', 'Boric acid'],
          ['铝电解电容电解液', 'electrolyte of aluminium capacitors'],
        ],
      ),
      paragraph(
        '需要某型号的声明时，请在产品页联系客服。',
        'For the declaration of one part ask customer service from its page.',
      ),
    ),
  ),
  document(
    'halogen-free-and-lead-free-marks',
    { grade: 0, daysAgo: 76, counts: [611, 174] },
    both('无铅与无卤标识怎么看', 'Reading lead-free and halogen-free marks'),
    both('标签上的 e3、e4、HF 与 Pb-free 分别表示什么', 'What e3, e4, HF and Pb-free on a label mean'),
    page(
      table(
        [
          ['标识', 'Mark'],
          ['含义', 'Meaning'],
        ],
        ['e1', ['SnAgCu 端子', 'SnAgCu finish']],
        ['e3', ['纯锡端子', 'matte tin finish']],
        ['e4', ['镍钯金端子', 'NiPdAu finish']],
        [
          'HF',
          [
            '溴、氯各低于 900 ppm，合计低于 1500 ppm',
            'bromine and chlorine below 900 ppm each, 1500 ppm in all',
          ],
        ],
      ),
      paragraph('标识依据 J-STD-609 与 IEC 61249-2-21。', 'The marks follow J-STD-609 and IEC 61249-2-21.'),
    ),
  ),
  document(
    'traceability-and-certificates',
    { grade: 1, daysAgo: 118, counts: [472, 139], figure: scenePicture('incoming-inspection') },
    both('批次追溯与合格证明（CoC）', 'Traceability and certificates of conformity (CoC)'),
    both(
      '从原厂标签到出货标签的对应关系，如何申请证明',
      'From the maker’s label to ours, and how to ask for a certificate',
    ),
    page(
      list(
        [
          '每个出货标签印有原厂型号、批号、日期码与湿敏等级。',
          'Every label states the maker’s part number, lot, date code and moisture level.',
        ],
        ['拆零后沿用原批号，不混批。', 'Split reels keep their lot; lots are never mixed.'],
        [
          '合格证明按订单号出具，注明批号与数量。',
          'Certificates are made out per order, with lot and quantity.',
        ],
      ),
      paragraph('追溯记录保存十年。', 'Records are kept for ten years.'),
    ),
  ),
];
