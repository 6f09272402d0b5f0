import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, steps } from '../markup.ts';

export const inspection: DemoNews = {
  contentType: 1,
  daysAgo: 41,
  imageUrl: scenePicture('incoming-inspection'),
  title: both('一盘料上架之前，我们检查什么', 'What we check before a reel goes on the shelf'),
  viceTitle: both(
    '从标签核对到尺寸抽测，五个步骤决定入库或退回',
    'Five steps from label to measurement decide between shelf and return',
  ),
  content: page(
    paragraph(
      '入库检验的目的不是重复原厂的测试，而是确认到手的就是所订的：型号、批次、包装和外观都对得上。',
      'Incoming inspection does not repeat the maker’s tests. It makes sure that what arrived is what was ordered: type, lot, packing and looks.',
    ),
    heading('五个步骤', 'Five steps'),
    steps(
      [
        '核对标签：型号、批次、生产周、数量与采购单、原厂出货单三方一致。',
        'Label: type, lot, date code and quantity agree with our order and with the maker’s papers.',
      ],
      [
        '检查包装：真空袋不漏气，湿度卡 10 % 圈未变色，干燥剂与标签齐全。',
        'Packing: the bag holds its vacuum, the 10 % spot of the card has not turned, desiccant and labels are there.',
      ],
      [
        '显微外观：每批抽检引脚共面、镀层、丝印字体与定位标记。',
        'Looks under the microscope: coplanarity, plating, lettering and pin 1 mark of samples of each lot.',
      ],
      [
        '尺寸抽测：按规格书图纸测本体长宽、引脚间距与总高。',
        'Measurement: body, pitch and height against the drawing.',
      ],
      [
        '电性抽测：阻容感每批 20 只，二极管与晶体管每批 10 只。',
        'Electrical: 20 pieces of each lot of passives, 10 of diodes and transistors.',
      ],
    ),
    heading('不合格怎么办', 'When something is wrong'),
    list(
      [
        '标签或包装不符：隔离，48 小时内联系供应商，不拆零出售。',
        'Label or packing: quarantined, the supplier hears from us within 48 hours, nothing is split or sold.',
      ],
      [
        '尺寸或电性超差：整批退回，并在该型号页暂停供货。',
        'Size or values: the whole lot goes back, and the type is not offered meanwhile.',
      ],
      [
        '出库标签上印有批次号，凭它可以查到检验记录，需要时可向客服索取。',
        'The label on your parcel carries the lot; with it customer service finds the record of its inspection.',
      ],
    ),
  ),
};
