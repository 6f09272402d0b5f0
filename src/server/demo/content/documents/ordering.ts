import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const ordering = [
  document(
    'price-breaks-guide',
    { grade: 0, daysAgo: 4, counts: [1544, 487], figure: scenePicture('price-breaks') },
    both('阶梯价与订购数量指南', 'Price breaks and order quantities'),
    both('起订量、包装倍数与下一档价格怎样计算', 'How minimum, multiple and the next break are worked out'),
    page(
      list(
        [
          '单价由同一型号的总数量决定，不同型号不合并。',
          'The total of one part number sets its unit price; part numbers are not added up.',
        ],
        [
          '数量自动进到包装倍数，购物车会说明原因。',
          'Quantities go up to the next multiple, and the cart says why.',
        ],
        ['接近下一档时，多买可能总价更低。', 'Just below a break, buying more may cost less in all.'],
      ),
      heading('算例', 'Example'),
      table(
        [
          ['数量', 'Quantity'],
          ['单价（美元）', 'Unit price in $'],
          ['金额（美元）', 'Amount in $'],
        ],
        ['100', '0.0122', '1.22'],
        ['900', '0.0122', '10.98'],
        ['1000', '0.0084', '8.40'],
      ),
    ),
  ),
  document(
    'packing-options',
    { grade: 0, daysAgo: 24, counts: [1102, 356], figure: scenePicture('tape-and-reel') },
    both(
      '包装方式：剪带、编带盘、整盘、管装与托盘',
      'Packing: cut tape, mini-reel, full reel, tube and tray',
    ),
    both('各包装的数量、引带长度与适用产线', 'Quantities, leaders, and which line takes what'),
    page(
      table(
        [
          ['包装', 'Packing'],
          ['常见数量', 'Usual quantity'],
          ['引带', 'Leader'],
        ],
        [
          ['剪带', 'Cut tape'],
          ['1 起', 'from 1'],
          ['无', 'none'],
        ],
        [['编带盘', 'Mini-reel'], ['100 起', 'from 100'], '400 mm'],
        [['7 英寸盘', '7-inch reel'], '3000–5000', '400 mm'],
        [['13 英寸盘', '13-inch reel'], '10000', '400 mm'],
        [['管装', 'Tube'], '50–100', ['无', 'none']],
      ),
      paragraph(
        '载带方向按 EIA-481，1 脚朝向见出货标签。',
        'Tape follows EIA-481; the label shows where pin 1 points.',
      ),
    ),
  ),
  document(
    'reading-part-numbers',
    {
      grade: 0,
      daysAgo: 47,
      counts: [2031, 668],
      figure: scenePicture('value-scales'),
      parts: ['0402WGF100JTCE', 'CL10B104KB8NNNC'],
    },
    both('怎样读懂阻容型号', 'Reading part numbers of resistors and capacitors'),
    both(
      '三位与四位数值代码、精度字母与包装后缀',
      'Three- and four-digit codes, tolerance letters, packing suffixes',
    ),
    page(
      table(
        [
          ['代码', 'Code'],
          ['电阻', 'Resistor'],
          ['电容', 'Capacitor'],
        ],
        ['104', '100 kΩ', '100 nF'],
        ['4R7', '4.7 Ω', '4.7 pF'],
        ['4701', '4.7 kΩ', '—'],
        ['475', '4.7 MΩ', '4.7 µF'],
      ),
      table(
        [
          ['字母', 'Letter'],
          ['精度', 'Tolerance'],
        ],
        ['B', '±0.1 %'],
        ['F', '±1 %'],
        ['J', '±5 %'],
        ['K', '±10 %'],
        ['M', '±20 %'],
      ),
    ),
  ),
  document(
    'custom-parts-procedure',
    { grade: 1, daysAgo: 66, counts: [584, 168], figure: scenePicture('custom-part') },
    both('定制产品的申请、合同与分期付款', 'Custom parts: application, contract and instalments'),
    both(
      '从提交需求到验收的五个步骤与所需资料',
      'Five steps from request to acceptance, and what each needs',
    ),
    page(
      list(
        [
          '提交需求：指标、尺寸、数量、交期与安装方式。',
          'Request: specification, size, quantity, date and mounting.',
        ],
        ['评审报价：一般三个工作日内答复。', 'Review and quotation, as a rule within three working days.'],
        ['签订合同：下载合同，盖章后上传。', 'Contract: download, sign, upload.'],
        [
          '分期付款：预付、进度款与尾款按合同支付。',
          'Instalments: deposit, progress and final payment by contract.',
        ],
        ['交付验收：附检验报告，问题在 7 天内提出。', 'Delivery with test report; claims within 7 days.'],
      ),
    ),
  ),
  document(
    'receiving-inspection',
    { grade: 1, daysAgo: 140, counts: [433, 97], figure: scenePicture('incoming-inspection') },
    both('到货检验与异议处理', 'Inspecting what arrives and making claims'),
    both(
      '按 GB/T 2828.1 抽样，外观、数量与标签核对要点',
      'Sampling by ISO 2859-1; what to look for in parts, quantity and label',
    ),
    page(
      table(
        [
          ['批量', 'Lot'],
          ['抽样数', 'Sample'],
          ['允收', 'Accept'],
        ],
        ['281–500', '50', '1'],
        ['501–1200', '80', '2'],
        ['1201–3200', '125', '3'],
        ['3201–10000', '200', '5'],
      ),
      paragraph(
        '发现不符请保留原包装与标签并拍照，在订单里申请售后。',
        'If something is wrong keep packing and label, take pictures and ask for after-sales from the order.',
      ),
    ),
  ),
];
