import type { Both } from '../mapping/mapping.ts';

export type Outcome = 'refused' | 'repaired';

type Reason = Both & { outcome: Outcome };

/** Every reason for which a row is refused or repaired, in both languages. */
export const reasons = {
  supplierNoMissing: { outcome: 'refused', zh_CN: '缺少供应商编号', en_US: 'The supplier number is missing' },
  mpnMissing: { outcome: 'refused', zh_CN: '缺少制造商型号', en_US: 'The part number (MPN) is missing' },
  categoryMissing: { outcome: 'refused', zh_CN: '缺少分类', en_US: 'The category is missing' },
  priceMissing: {
    outcome: 'repaired',
    zh_CN: '没有价格，按询价商品导入',
    en_US: 'There is no price; the product is imported as price on request',
  },
  priceNotReadable: { outcome: 'refused', zh_CN: '价格无法识别', en_US: 'The price cannot be read' },
  priceNotPositive: { outcome: 'refused', zh_CN: '价格必须大于零', en_US: 'A price must be above zero' },
  duplicate: {
    outcome: 'refused',
    zh_CN: '同一供应商编号已在前面的行中出现',
    en_US: 'An earlier row has the same supplier number',
  },
  quantityTooLarge: {
    outcome: 'refused',
    zh_CN: '数量超出可保存的范围',
    en_US: 'The quantity is larger than the shop can store',
  },
  tooLong: { outcome: 'refused', zh_CN: '文本过长', en_US: 'The text is too long' },
  textDamaged: {
    outcome: 'refused',
    zh_CN: '文本含有编码错误的字符',
    en_US: 'The text contains characters damaged by a wrong encoding',
  },
  cellsExtra: {
    outcome: 'refused',
    zh_CN: '单元格多于表头的列数',
    en_US: 'The row has more cells than the header',
  },
  cellsMissing: {
    outcome: 'repaired',
    zh_CN: '单元格少于表头的列数，缺少的视为空',
    en_US: 'The row has fewer cells than the header; the missing ones count as empty',
  },
  controlCharacters: {
    outcome: 'repaired',
    zh_CN: '已删除控制字符',
    en_US: 'Control characters were removed',
  },
  categoryTooDeep: {
    outcome: 'repaired',
    zh_CN: '分类超过三级，其余各级已合并到第三级',
    en_US: 'The category has more than three levels; the rest is joined to the third',
  },
  tiersNotInOrder: {
    outcome: 'repaired',
    zh_CN: '价格阶梯未按数量排列，已重新排序',
    en_US: 'The price breaks were not in order of quantity and have been sorted',
  },
  priceRounded: {
    outcome: 'repaired',
    zh_CN: '价格已四舍五入到百万分之一美元',
    en_US: 'The price was rounded to a millionth of a dollar',
  },
  stockNotReadable: {
    outcome: 'repaired',
    zh_CN: '库存无法识别，按 0 处理',
    en_US: 'The stock cannot be read; 0 is used',
  },
  quantityNotReadable: {
    outcome: 'repaired',
    zh_CN: '数量无法识别，使用默认值',
    en_US: 'The quantity cannot be read; the default is used',
  },
  leadTimeTooLong: {
    outcome: 'repaired',
    zh_CN: '交期超过可保存的范围，已忽略',
    en_US: 'The lead time is longer than the shop can store and is ignored',
  },
  backorderIgnored: {
    outcome: 'repaired',
    zh_CN: '缺货订购需要交期，未注明交期，已忽略',
    en_US: 'Backorders need a lead time; none is given, so the setting is ignored',
  },
  minOrderRaised: {
    outcome: 'repaired',
    zh_CN: '起订量不是包装倍数，已上调',
    en_US: 'The minimum order is not a multiple of the package quantity and has been raised',
  },
  zeroLost: {
    outcome: 'repaired',
    zh_CN: '封装丢失了前导零，已补上',
    en_US: 'The package had lost its leading zero, which has been restored',
  },
  linkNotReadable: {
    outcome: 'repaired',
    zh_CN: '链接无效，已忽略',
    en_US: 'The link is not valid and is ignored',
  },
  jsonNotReadable: {
    outcome: 'repaired',
    zh_CN: '列表无法识别，已忽略',
    en_US: 'The list cannot be read and is ignored',
  },
  textShortened: {
    outcome: 'repaired',
    zh_CN: '文本过长，已截短',
    en_US: 'The text is too long and has been shortened',
  },
  parameterTooLong: {
    outcome: 'repaired',
    zh_CN: '参数文本过长，已忽略',
    en_US: 'The text of the parameter is too long and is ignored',
  },
  parameterNotReadable: {
    outcome: 'repaired',
    zh_CN: '参数值无法识别为数字，仅按原文显示',
    en_US: 'The value cannot be read as a number; it is shown as written but cannot be filtered by',
  },
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof reasons;

/** What is wrong with one cell of a row. */
export type Issue = { column: string; value: string; code: ReasonCode };

export function isRefusal(issue: Issue): boolean {
  return reasons[issue.code].outcome === 'refused';
}
