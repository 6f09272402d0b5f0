import type { DemoHelp } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section, steps } from '../markup.ts';

/** What to do when something is to be changed or went wrong. */
export const afterSales: DemoHelp = {
  menuName: both('售后服务', 'After-sales'),
  content: page(paragraph('取消、退换与质量问题的处理。', 'Cancelling, returning and claims about quality.')),
  entries: [
    {
      menuName: both('取消订单', 'Cancelling'),
      content: page(
        list(
          [
            '待付款与待发货的订单可在订单列表取消。',
            'Orders awaiting payment or shipment can be cancelled from the list of orders.',
          ],
          ['取消后库存立即释放，使用的积分退回。', 'The stock is released and points come back at once.'],
          [
            '已付金额退回对应币种的余额，可用于下次购买或提现。',
            'What was paid returns to the balance of its currency, for the next order or to withdraw.',
          ],
          ['已发货的订单请按退货处理。', 'Once on its way, an order is returned instead.'],
        ),
      ),
    },
    {
      menuName: both('退货与换货', 'Returns and exchanges'),
      content: page(
        paragraph(
          '配送中与已完成的标准订单可以申请售后，选择退货或换货并说明原因。一张订单同时只能有一个处理中的申请。',
          'For standard orders on their way or completed you can ask for a return or an exchange and say why. An order has one open request at a time.',
        ),
        steps(
          [
            '在订单列表点击“售后”，填写类型与说明，可在订单对话里补充照片说明。',
            'Choose “after-sales” in your orders, give kind and description, and add to it in the chat of the order.',
          ],
          [
            '一个工作日内答复，同意后告知寄回地址。',
            'We answer within a working day and tell where to send it.',
          ],
          [
            '收到并检查后，退货退款到余额，换货重新发出。',
            'After a check the refund goes to the balance, or the exchange is sent.',
          ],
        ),
        section('不能退换的情况', 'What cannot be returned'),
        list(
          [
            '已拆真空袋的潮敏器件，质量问题除外。',
            'Moisture-sensitive parts whose bag was opened, unless they are faulty.',
          ],
          ['已剪断的编带、已焊接的器件。', 'Tape cut by you, and parts that were soldered.'],
          ['定制产品与样品。', 'Customised parts and samples.'],
        ),
      ),
    },
    {
      menuName: both('质量问题', 'Claims about quality'),
      content: page(
        paragraph(
          '怀疑器件有质量问题时，请先停用同批次，保留未使用的器件与标签。',
          'If you suspect a fault, stop using the lot and keep unused parts and labels.',
        ),
        section('请提供', 'Please send'),
        list(
          ['订单号、型号与标签上的批次号。', 'Order number, type and the lot on the label.'],
          [
            '失效现象、数量与发生阶段（来料、贴片、测试、现场）。',
            'What fails, how many, and when: incoming, placement, test or field.',
          ],
          [
            '测试条件、波形或照片，回流曲线（如为焊接后失效）。',
            'Conditions, waveforms or pictures, and the reflow profile if it failed after soldering.',
          ],
        ),
        paragraph(
          '我们先查入库检验记录，需要时将样件送原厂分析，分析报告转给您。确认为来料问题的，退换并承担往返运费。',
          'We look up the inspection of the lot and send samples to the maker where needed; you get the report. Faults of delivery are exchanged or refunded, freight included.',
        ),
      ),
    },
    {
      menuName: both('联系客服', 'Customer service'),
      content: page(
        list(
          [
            '在线客服 7×24 小时，订单相关问题请从订单详情打开对话。',
            'Online support around the clock; for an order open the chat from its detail.',
          ],
          [
            '电话客服周一至周五 9:00–18:00（北京时间）。',
            'By phone Monday to Friday, 9:00–18:00 Beijing time.',
          ],
          ['技术问题可预约远程支持。', 'For technical questions remote support can be booked.'],
        ),
      ),
    },
  ],
};
