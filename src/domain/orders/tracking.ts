interface Carrier {
  /** How it is called, in lower case: the name of a delivery contains one of these. */
  readonly names: readonly string[];
  /** Its tracking page; the number of the consignment follows. */
  readonly page: string;
}

/** Carriers with a public tracking page that takes the number in its address. */
const carriers: readonly Carrier[] = [
  {
    names: ['顺丰', 'sf express', 's.f. express'],
    page: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/',
  },
  { names: ['dhl'], page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  { names: ['fedex', '联邦快递'], page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { names: ['ups', '联合包裹'], page: 'https://www.ups.com/track?tracknum=' },
  { names: ['ems', '邮政'], page: 'https://www.ems.com.cn/queryList?mailNum=' },
  { names: ['圆通', 'yto'], page: 'https://www.yto.net.cn/tracking/?number=' },
  { names: ['中通', 'zto'], page: 'https://www.zto.com/express/expressCheck.html?txtBill=' },
  { names: ['京东', 'jd logistics'], page: 'https://www.jdl.com/orderSearch/?waybillCodes=' },
];

/** The page of a carrier that shows where a consignment is; undefined for an unknown carrier or without a number. */
export function trackingUrl(
  carrier: string | null | undefined,
  number: string | null | undefined,
): string | undefined {
  const name = carrier?.trim().toLowerCase();
  if (!name || !number?.trim()) return undefined;
  const known = carriers.find(({ names }) => names.some((one) => name.includes(one)));
  return known && `${known.page}${encodeURIComponent(number.trim())}`;
}
