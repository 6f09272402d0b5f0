import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph } from '../markup.ts';

export const dispatch: DemoNews = {
  contentType: 1,
  daysAgo: 3,
  imageUrl: scenePicture('dispatch-calendar'),
  title: both('工作日 16:00 前付款，当日出库', 'Paid by 16:00 on a working day, dispatched the same day'),
  viceTitle: both('出库时间、节假日安排与库存锁定的说明', 'Dispatch, holidays and how stock is held'),
  content: page(
    paragraph(
      '深圳仓现货订单在工作日北京时间 16:00 前付款，当日交给快递；之后付款的次一工作日发出。',
      'Orders from stock that are paid by 16:00 Beijing time on a working day are handed to the carrier that day, later ones on the next working day.',
    ),
    heading('哪些情况会晚一天', 'What takes a day more'),
    list(
      ['需要重新真空封装的潮敏器件。', 'Parts that have to be sealed again against moisture.'],
      ['超过 50 行的订单，分两班拣货。', 'Orders of more than 50 lines, picked in two shifts.'],
      ['需要人工审核的首单与大额订单。', 'First orders and large ones, which somebody looks at.'],
    ),
    heading('法定节假日', 'Public holidays'),
    paragraph(
      '国家法定节假日仓库休息，期间可以照常下单付款，节后按付款先后出库。放假日期提前两周在快讯公布。',
      'On public holidays in China the warehouse rests. You can order and pay; parcels leave afterwards in the order of payment. Dates are announced two weeks ahead.',
    ),
    heading('库存', 'Stock'),
    paragraph(
      '提交订单即锁定库存，取消订单后立即放回。页面显示的是可售数量，不含在途。',
      'Placing an order holds the pieces, cancelling it releases them at once. The page shows what can be sold now, not what is on its way.',
    ),
  ),
};
