import type { DemoContent } from '#server/seed/demo-content.ts';
import { both } from './markup.ts';

/** What the shop has told the demo member, the newest first; the first three are unread. */
export const notices: DemoContent['notices'] = [
  {
    title: both('购物车中的型号有新价格', 'New price for a part in your cart'),
    content: both(
      '您购物车中的 TPS563201DDCR 在 100 件以上的单价已下调，结算时按新价格计算。',
      'The price of TPS563201DDCR in your cart is lower from 100 pieces on; the new price holds when you order.',
    ),
    daysAgo: 0,
    read: false,
  },
  {
    title: both('技术资料已更新', 'New technical documents'),
    content: both(
      '陶瓷电容直流偏压与潮敏等级两份应用笔记已更新，会员可在“技术资料”下载。',
      'The notes on DC bias of ceramics and on moisture levels have been renewed; members can download them under “sharing”.',
    ),
    daysAgo: 2,
    read: false,
  },
  {
    title: both('季度盘点安排', 'Stocktaking'),
    content: both(
      '本季度最后一个周六盘点，当天不出库。请把急需的订单安排在周五 16:00 前付款。',
      'We count on the last Saturday of this quarter and dispatch nothing. Please pay urgent orders by Friday, 16:00.',
    ),
    daysAgo: 4,
    read: false,
  },
  {
    title: both('收藏的型号已补货', 'A favourite is back in stock'),
    content: both(
      'SHT40-AD1B-R2 已补货，现货可当日出库。',
      'SHT40-AD1B-R2 is in stock again and leaves the same day.',
    ),
    daysAgo: 11,
    read: true,
  },
  {
    title: both('欢迎成为焊盘会员', 'Welcome to Padstack'),
    content: both(
      '账户已开通。完善收货地址与发票信息后，下单时会自动带出。',
      'Your account is open. Add addresses and invoice data, and they are filled in when you order.',
    ),
    daysAgo: 40,
    read: true,
  },
];

/** The parts of a small power supply, as the demo member collects them. */
export const cart: DemoContent['cart'] = [
  { productNum: 'TPS563201DDCR', num: 100, seenPrice: 215_000 },
  { productNum: 'SWPA8040S4R7MT', num: 500 },
  { productNum: 'CL31B475KB8NNNC', num: 1000 },
  { productNum: 'GRM31CR61A226KE15D', num: 1000 },
  { productNum: '0603WAF1002T5E', num: 5000 },
  { productNum: 'KF301-5.08-2P', num: 200 },
];
