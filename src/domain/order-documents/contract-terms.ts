import type { Bilingual } from '#domain/language.ts';

interface Clause {
  readonly heading: Bilingual;
  readonly text: Bilingual;
}

const payment: Readonly<Record<'standard' | 'customised', Bilingual>> = {
  standard: {
    zh: '买方应在下单后 {hours} 小时内在线或以账户余额全额付款。逾期未付款的订单自动关闭，本合同随之终止，双方互不承担责任。',
    en: 'The buyer pays in full, online or from the account balance, within {hours} hours of the order. An order that is not paid by then closes by itself; this contract ends with it, without liability of either party.',
  },
  customised: {
    zh: '买方按上表所列款项依次付款；标记为首付的各项一并支付。卖方在收到首付款后开始生产，在收到全部款项后交付。',
    en: 'The buyer pays the instalments listed above in their order; those of the first payment are paid together. The seller starts production after the first payment and delivers after the last.',
  },
};

const before: readonly Clause[] = [
  {
    heading: { zh: '标的与价格', en: 'Goods and prices' },
    text: {
      zh: '卖方按上表所列型号、数量和价格供货。价格为下单时双方确认的价格，美元与人民币按本合同所列汇率折算，合同期内不因市场或汇率变动而调整。',
      en: 'The seller supplies the goods listed above in the stated quantities. Prices are as agreed at the time of the order, in USD and CNY at the exchange rate stated above, and do not follow later changes of the market or the rate.',
    },
  },
];

const after: readonly Clause[] = [
  {
    heading: { zh: '交货', en: 'Delivery' },
    text: {
      zh: '付款完成后，卖方将货物交承运人运至买方指定的收货地址，并在订单中提供承运人名称和运单号。货物的风险自买方签收时转移。',
      en: 'After payment the seller hands the goods to a carrier for delivery to the stated address, and shows carrier and tracking number in the order. The risk passes to the buyer on receipt.',
    },
  },
  {
    heading: { zh: '质量与验收', en: 'Quality and acceptance' },
    text: {
      zh: '货物为原装正品，符合制造商公布的技术规格。买方应在收货后及时验收，并在商城确认收货；发现数量或外观不符的，应在确认收货前提出。',
      en: 'The goods are genuine and meet the published specification of their manufacturer. The buyer inspects them without delay and confirms receipt in the shop; wrong quantities and visible damage are reported before that.',
    },
  },
  {
    heading: { zh: '售后服务', en: 'After-sales service' },
    text: {
      zh: '货物不符合约定的，买方可在订单中申请退货或换货。经卖方确认后，卖方予以更换，或将所付款项退回原付款账户；支付机构无法退回的，存入买方的商城余额。',
      en: 'Where goods do not conform, the buyer requests a return or an exchange in the order. On acceptance the seller replaces them or refunds the price to the account that paid, or to the balance of the buyer in the shop where the payment service cannot take it back.',
    },
  },
  {
    heading: { zh: '所有权与知识产权', en: 'Title and intellectual property' },
    text: {
      zh: '货物所有权在货款付清后转移给买方。买方提供的图纸和技术资料归买方所有，卖方仅为履行本合同而使用，并予以保密。',
      en: 'Title passes to the buyer on full payment. Drawings and technical data of the buyer remain its property; the seller uses them for this contract only and keeps them confidential.',
    },
  },
  {
    heading: { zh: '出口管制', en: 'Export control' },
    text: {
      zh: '买方承诺遵守适用的出口管制与制裁法律，不将货物用于法律禁止的用途。',
      en: 'The buyer complies with the applicable laws on export control and sanctions, and puts the goods to no prohibited use.',
    },
  },
  {
    heading: { zh: '不可抗力', en: 'Force majeure' },
    text: {
      zh: '因不可抗力不能履行的一方应及时通知对方，并在影响范围内免除责任。',
      en: 'A party that is prevented by events beyond its control informs the other without delay and is released for as long as they last.',
    },
  },
  {
    heading: { zh: '适用法律与争议解决', en: 'Law and disputes' },
    text: {
      zh: '本合同适用中华人民共和国法律。争议应友好协商解决；协商不成的，由卖方所在地人民法院管辖。',
      en: "This contract is governed by the law of the People's Republic of China. Disputes that cannot be settled amicably go to the courts at the seat of the seller.",
    },
  },
  {
    heading: { zh: '生效', en: 'Effect' },
    text: {
      zh: '本合同自双方签字或盖章之日起生效；在商城下单并付款视为买方接受本合同。电子签章与扫描件具有同等效力。',
      en: 'This contract takes effect when both parties have signed it; ordering and paying in the shop is acceptance by the buyer. Electronic signatures and scans are equally valid.',
    },
  },
];

/** The clauses of a contract in their order. */
export function contractClauses(kind: 'standard' | 'customised'): readonly Clause[] {
  return [...before, { heading: { zh: '付款', en: 'Payment' }, text: payment[kind] }, ...after];
}
