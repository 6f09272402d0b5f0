import type { DemoHelp } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section, table } from '../markup.ts';

/** When and how parcels travel. */
export const delivery: DemoHelp = {
  menuName: both('配送', 'Delivery'),
  content: page(
    paragraph('出库时间、配送方式与签收须知。', 'When parcels leave, how they travel and what to check.'),
  ),
  entries: [
    {
      menuName: both('出库时间', 'Dispatch'),
      content: page(
        list(
          [
            '现货订单工作日 16:00（北京时间）前付款，当日出库。',
            'Orders from stock paid by 16:00 Beijing time on a working day leave that day.',
          ],
          [
            '需要重新真空封装的潮敏器件、50 行以上的订单次日出库。',
            'Parts to be sealed against moisture and orders of more than 50 lines leave the day after.',
          ],
          [
            '法定节假日与季度盘点日不出库，日期提前在快讯公布。',
            'Nothing leaves on public holidays and on stocktaking days, which are announced in the newsflash.',
          ],
          ['定制产品按合同约定的交期。', 'Customised parts follow the date of their contract.'],
        ),
      ),
    },
    {
      menuName: both('配送方式', 'Ways of delivery'),
      content: page(
        table(
          [
            ['方式', 'Way'],
            ['适用', 'For'],
            ['时效', 'Takes'],
          ],
          [
            ['普通快递', 'Ordinary'],
            ['国内大部分地区', 'most of China'],
            ['2–4 天', '2–4 days'],
          ],
          [
            ['加急快递', 'Express'],
            ['国内主要城市、国际', 'large cities and abroad'],
            ['国内 1–2 天，国际 3–7 天', '1–2 days in China, 3–7 abroad'],
          ],
          [
            ['包邮', 'Free post'],
            ['达到页面所示金额的国内订单', 'domestic orders above the amount shown'],
            ['2–4 天', '2–4 days'],
          ],
        ),
        paragraph('发货后订单详情显示物流公司与单号。', 'After dispatch the order shows carrier and number.'),
      ),
    },
    {
      menuName: both('签收与核对', 'On arrival'),
      content: page(
        list(
          [
            '外箱破损请当场拍照，并要求快递员注明。',
            'Photograph a damaged box at once and have the carrier note it.',
          ],
          [
            '先核对标签上的型号、批次与数量，再拆真空袋。',
            'Check type, lot and quantity on the label before opening a barrier bag.',
          ],
          [
            '少件、错件请在 7 天内联系客服，保留原包装与标签。',
            'Report missing or wrong parts within 7 days; keep packing and labels.',
          ],
          [
            '无误后在订单列表确认收货，积分随后到账。',
            'If all is well confirm the arrival in your orders; the points follow.',
          ],
        ),
      ),
    },
    {
      menuName: both('国际配送与报关', 'Abroad and customs'),
      content: page(
        paragraph(
          '境外订单以商业发票报关，品名、数量、单价与订单一致。目的国的关税与增值税由收件人承担。',
          'Parcels abroad travel with a commercial invoice that states goods, quantities and prices of the order. Duties and taxes of the destination are the consignee’s.',
        ),
        section('需要提前说明的', 'Tell us beforehand'),
        list(
          ['收件公司的税号（部分国家清关必填）。', 'The consignee’s tax number, where customs asks for it.'],
          [
            '含锂电池或受出口管制的型号需要单独申报，可能延后。',
            'Parts with lithium cells or under export control are declared apart and may take longer.',
          ],
        ),
      ),
    },
  ],
};
