import type { DemoContent } from '#server/seed/demo-content.ts';

/** What the demo member paid in, in cents, the oldest first. */
export const topUps: DemoContent['topUps'] = [
  { currency: 'CNY', amount: 25_000_000, daysAgo: 130 },
  { currency: 'USD', amount: 1_200_000, daysAgo: 124 },
  { currency: 'CNY', amount: 6_000_000, daysAgo: 60 },
];

/** Who receives them. */
export const receiver: DemoContent['receiver'] = {
  receivingUser: '李雷',
  receivingAddress: '中国,广东,深圳 南山区科技园南区高新南一道 8 号 12 楼 518057 深圳蓝天电子有限公司',
  receivingPhone: '13800138000',
};

/** Orders of the demo member in every state, the oldest first. */
export const orders: DemoContent['orders'] = [
  {
    lines: [{ productNum: 'STM32F407VGT6', num: 3000 }],
    deduction: 'member',
    state: 'completed',
    paidIn: 'CNY',
    daysAgo: 118,
    sent: { by: 'SF Express', number: 'SF1398022710046' },
  },
  {
    lines: [
      { productNum: 'TPS563201DDCR', num: 500 },
      { productNum: 'SWPA8040S4R7MT', num: 500 },
      { productNum: 'GRM31CR61A226KE15D', num: 2000 },
    ],
    deduction: 'none',
    state: 'completed',
    paidIn: 'USD',
    daysAgo: 44,
    sent: { by: 'SF Express', number: 'SF1398022713315' },
  },
  {
    lines: [{ productNum: 'SHT40-AD1B-R2', num: 50 }],
    deduction: 'points',
    state: 'closed',
    daysAgo: 21,
  },
  {
    lines: [{ productNum: 'W25Q64JVSSIQ', num: 1000 }],
    deduction: 'member',
    state: 'inDelivery',
    paidIn: 'CNY',
    daysAgo: 6,
    sent: { by: 'SF Express', number: 'SF1398022719902' },
  },
  {
    lines: [
      { productNum: 'LM358DR', num: 2000 },
      { productNum: 'AMS1117-3.3', num: 3000 },
    ],
    deduction: 'none',
    state: 'awaitingShipment',
    paidIn: 'USD',
    daysAgo: 2,
  },
  {
    lines: [{ productNum: 'STM32G030F6P6', num: 200 }],
    deduction: 'none',
    state: 'awaitingPayment',
    daysAgo: 0,
  },
];
