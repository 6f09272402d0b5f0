import type { Bilingual } from '#domain/language.ts';
import { shopName } from '#domain/shop-name.ts';
import type { DocumentKind } from './document-path.ts';

/** Titles, which are the start of the file names too. */
export const titles: Readonly<Record<DocumentKind, Bilingual>> = {
  confirmation: { zh: '订单确认书', en: 'Order confirmation' },
  proforma: { zh: '形式发票', en: 'Proforma invoice' },
  contract: { zh: '购销合同', en: 'Sales contract' },
  invoice: { zh: '发票', en: 'Invoice' },
  credit: { zh: '红字发票', en: 'Credit note' },
};

export const texts = {
  brand: shopName,
  trade: { zh: '电子元件商城', en: 'Electronic components' },
  page: { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  orderNo: { zh: '订单号', en: 'Order number' },
  later: { zh: '{pieces} 件预计 {date} 前后到货', en: '{pieces} pcs follow, expected around {date}' },
  orderDate: { zh: '下单日期', en: 'Order date' },
  contractNo: { zh: '合同编号', en: 'Contract number' },
  invoiceNo: { zh: '发票号', en: 'Invoice number' },
  invoiceDate: { zh: '开票日期', en: 'Invoice date' },
  creditNo: { zh: '红字发票号', en: 'Credit note number' },
  creditedInvoice: { zh: '对应发票号', en: 'Invoice credited' },
  creditOf: { zh: '冲减发票 {number}', en: 'Credit for invoice {number}' },
  invoicedRest: { zh: '订单 {number} 未退回的部分', en: 'What was not returned of order {number}' },
  subject: { zh: '内容', en: 'Description' },
  invoiceType: { zh: '发票类型', en: 'Invoice type' },
  domestic: { zh: '国内发票', en: 'Domestic' },
  abroad: { zh: '国外发票', en: 'Abroad' },
  payment: { zh: '付款', en: 'Payment' },
  version: { zh: '版本', en: 'Version' },
  paidOn: { zh: '{date} 已付款', en: 'Paid on {date}' },
  payBefore: { zh: '请于 {time}前付款', en: 'Due by {time}' },
  seller: { zh: '卖方', en: 'Seller' },
  buyer: { zh: '买方', en: 'Buyer' },
  billTo: { zh: '购买方', en: 'Bill to' },
  shipTo: { zh: '收货方', en: 'Ship to' },
  taxpayer: { zh: '税号 {value}', en: 'Tax ID {value}' },
  bank: { zh: '开户行 {value}', en: 'Bank {value}' },
  account: { zh: '账号 {value}', en: 'Account {value}' },
  item: { zh: '序号', en: 'No.' },
  part: { zh: '型号与名称', en: 'Part number and description' },
  quantity: { zh: '数量', en: 'Quantity' },
  unitPriceUsd: { zh: '单价（美元）', en: 'Unit price (USD)' },
  unitPriceCny: { zh: '单价（人民币）', en: 'Unit price (CNY)' },
  amountUsd: { zh: '金额（美元）', en: 'Amount (USD)' },
  amountCny: { zh: '金额（人民币）', en: 'Amount (CNY)' },
  instalment: { zh: '款项', en: 'Instalment' },
  state: { zh: '状态', en: 'Status' },
  points: { zh: '积分', en: 'Points' },
  goods: { zh: '商品总额', en: 'Goods total' },
  taxOf: { zh: '其中税额（{rate}%）', en: 'Of which tax ({rate}%)' },
  noTax: { zh: '税额（0%）', en: 'Tax (0%)' },
  rounding: { zh: '折算尾差', en: 'Rounding' },
  total: { zh: '合计', en: 'Total' },
  totalUsd: { zh: '合计（美元）', en: 'Total (USD)' },
  totalCny: { zh: '合计（人民币）', en: 'Total (CNY)' },
  paidSoFar: { zh: '已付金额', en: 'Paid so far' },
  dueNow: { zh: '本次应付', en: 'Due now' },
  rate: {
    zh: '人民币金额按下单时的汇率计算：1 美元 = {rate}。',
    en: 'CNY amounts are at the exchange rate of the order: 1 USD = {rate}.',
  },
  confirmationNote: {
    zh: '感谢您的订购。订单进度、物流与售后请登录商城，在我的订单中查看和办理。',
    en: 'Thank you for your order. Its progress, delivery and after-sales service are in the shop under My orders.',
  },
  closedNote: {
    zh: '本订单无需付款，也不再发货。',
    en: 'Nothing is to be paid or delivered for this order.',
  },
  sampleNote: {
    zh: '样品以积分兑换，经审核后发货，不另行收费。',
    en: 'Samples are redeemed with points. They are shipped after review, free of further charge.',
  },
  proformaNote: {
    zh: '本形式发票仅供付款与报批使用，不作为税务凭证。请登录商城，在订单页在线付款。',
    en: 'This proforma invoice serves payment and internal approval; it is not a tax document. Please pay online, on the page of the order.',
  },
  invoiceNote: {
    zh: '本发票的金额与订单一致。如有疑问，请在订单页联系客服。',
    en: 'The amounts are those of the order. Please contact us from the page of the order with any question.',
  },
  creditNote: {
    zh: '本红字发票冲减上述发票，相应款项已退回或正在退回。如有疑问，请在订单页联系客服。',
    en: 'This credit note reduces the invoice named above; its amount has been or is being returned. Please contact us from the page of the order with any question.',
  },
  signSeller: { zh: '卖方（签字盖章）', en: 'For the seller (signature, stamp)' },
  signBuyer: { zh: '买方（签字盖章）', en: 'For the buyer (signature, stamp)' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What was taken off the price; undefined types take nothing off. */
export const discountTexts = {
  memberDiscount: { zh: '会员折扣', en: 'Member discount' },
  pointsDiscount: { zh: '积分抵扣', en: 'Points deduction' },
  noDiscount: { zh: '优惠', en: 'Discount' },
} as const satisfies Readonly<Record<string, Bilingual>>;
