import type { Language } from '../language.ts';

interface Carrier {
  /** How it is called, in lower case: the name of a delivery contains one of these. */
  readonly names: readonly string[];
  /** How it calls itself, where that depends on the language. */
  readonly called?: Readonly<Record<Language, string>>;
  /** Its tracking page; the number of the consignment follows. */
  readonly page: string;
}

/** Carriers with a public tracking page that takes the number in its address. */
const carriers: readonly Carrier[] = [
  {
    names: ['顺丰', 'sf express', 's.f. express'],
    called: { zh_CN: '顺丰速运', en_US: 'SF Express' },
    page: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/',
  },
  { names: ['dhl'], page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=' },
  {
    names: ['fedex', '联邦快递'],
    called: { zh_CN: '联邦快递', en_US: 'FedEx' },
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  { names: ['ups', '联合包裹'], page: 'https://www.ups.com/track?tracknum=' },
  { names: ['ems', '邮政'], page: 'https://www.ems.com.cn/queryList?mailNum=' },
  {
    names: ['圆通', 'yto'],
    called: { zh_CN: '圆通速递', en_US: 'YTO Express' },
    page: 'https://www.yto.net.cn/tracking/?number=',
  },
  {
    names: ['中通', 'zto'],
    called: { zh_CN: '中通快递', en_US: 'ZTO Express' },
    page: 'https://www.zto.com/express/expressCheck.html?txtBill=',
  },
  {
    names: ['京东', 'jd logistics'],
    called: { zh_CN: '京东物流', en_US: 'JD Logistics' },
    page: 'https://www.jdl.com/orderSearch/?waybillCodes=',
  },
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

/** A carrier as its customers call it in `language`; a name that says more than that, such as that of a service, stays. */
export function carrierName(carrier: string, language: Language): string {
  const written = carrier.trim().toLowerCase();
  const known = carriers.find(({ names, called }) =>
    [...names, ...Object.values(called ?? {})].some((name) => name.toLowerCase() === written),
  );
  return known?.called?.[language] ?? carrier;
}
