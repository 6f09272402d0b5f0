import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, link, list, page, paragraph, steps } from '../markup.ts';

export const samples: DemoNews = {
  contentType: 1,
  daysAgo: 20,
  imageUrl: scenePicture('sample-strip'),
  title: both('样品可以用积分兑换', 'Samples can be paid with points'),
  viceTitle: both(
    '先上板验证，再决定批量：样品的申请、审核与发货',
    'Prove it on the board first: how samples are asked for, examined and sent',
  ),
  content: page(
    paragraph(
      '部分型号提供样品。产品页标有所需积分，登录后填写收件人、电话与地址即可申请，不收货款。',
      'For part of the range there are samples. The product page states their points; sign in, give consignee, phone and address, and pay nothing else.',
    ),
    heading('流程', 'How it goes'),
    steps(
      [
        '在产品页点击“申请样品”，确认积分。',
        'Choose “apply for sample” on the product page and confirm the points.',
      ],
      [
        '工作人员在一个工作日内审核；待审核时可以取消，积分退回。',
        'We examine it within a working day; until then you may cancel and get the points back.',
      ],
      [
        '通过后按零售包装发出，订单页可查快递单号。',
        'It is sent in retail packing, and the order shows the number of the parcel.',
      ],
      ['收到后请确认收货。', 'Please confirm when it has arrived.'],
    ),
    heading('积分从哪里来', 'Where points come from'),
    list(
      ['订单完成后，每实付 1 美元得 1 积分。', 'One point for every dollar paid, once an order is complete.'],
      ['订单关闭或退货时，相应积分收回。', 'They are taken back when the order is closed or returned.'],
      [
        `余额与明细见${link('/balance/MyBalance', '我的钱包')}。`,
        `Balance and movements are in ${link('/balance/MyBalance', 'my wallet')}.`,
      ],
    ),
  ),
};
