import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, link, list, page, paragraph, table } from '../markup.ts';

export const customParts: DemoNews = {
  contentType: 1,
  daysAgo: 34,
  imageUrl: scenePicture('custom-part'),
  title: both('按图定制：从一张草图到分期付款', 'Made to your drawing: from a sketch to the instalments'),
  viceTitle: both(
    '磁性件、线束、连接器与特殊筛选，申请需要哪些资料',
    'Magnetics, cables, connectors and selected parts, and what we need to quote',
  ),
  content: page(
    paragraph(
      '目录里没有合适的电感、变压器或线束时，可以提交定制申请。资料越完整，报价越快。',
      'When no inductor, transformer or cable of the catalogue fits, send an application. The fuller it is, the sooner you have a quotation.',
    ),
    heading('申请里写什么', 'What to write'),
    list(
      [
        '用途与电气指标：电压、电流、频率、绝缘要求。',
        'Use and ratings: voltage, current, frequency, insulation.',
      ],
      ['尺寸与安装方式，最好附图（一个附件）。', 'Size and mounting, best with a drawing as attachment.'],
      ['需求数量、交期与质量等级。', 'Quantity, date and quality grade.'],
      ['使用环境：温度、振动、防护。', 'Surroundings: temperature, vibration, protection.'],
    ),
    heading('之后的步骤', 'What follows'),
    table(
      [
        ['步骤', 'Step'],
        ['谁来做', 'Who'],
        ['大约时间', 'About'],
      ],
      [
        ['评审与报价', 'Review and quotation'],
        ['我们', 'we'],
        ['3 个工作日', '3 working days'],
      ],
      [
        ['合同盖章上传（.doc、.docx、.pdf）', 'Contract signed and uploaded (.doc, .docx, .pdf)'],
        ['您', 'you'],
        '–',
      ],
      [
        ['合同审核', 'Contract review'],
        ['我们', 'we'],
        ['1 个工作日', '1 working day'],
      ],
      [['首期款', 'First instalment'], ['您', 'you'], '–'],
      [
        ['打样确认、生产', 'Samples approved, production'],
        ['双方', 'both'],
        ['按合同', 'by contract'],
      ],
      [
        ['尾款与发货', 'Remaining instalments, shipment'],
        ['双方', 'both'],
        ['按合同', 'by contract'],
      ],
    ),
    paragraph(
      `${link('/customized/apply', '提交定制申请')}，审核进度在订单列表的“定制”一栏查看。`,
      `${link('/customized/apply', 'Send an application')}; its progress is under “customised” in your orders.`,
    ),
  ),
};
