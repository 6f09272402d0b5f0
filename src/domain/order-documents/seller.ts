import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import type { SellerSource } from './source.ts';

/** The shop as a party of contracts and invoices. */
export interface Seller extends Pick<SellerSource, 'taxNumber' | 'bankAccount' | 'taxRate'> {
  readonly name: Bilingual;
  readonly address: Bilingual;
  readonly bank: Bilingual;
}

/** The seller of a shop whose owner has set none. Nobody can take it for a company. */
export const demoSeller: Seller = {
  name: { zh: '演示公司（请在设置中填写卖方）', en: 'Demo Company (seller not configured)' },
  address: { zh: '演示地址，请勿使用', en: 'Demo address, not for use' },
  taxNumber: 'DEMO-0000',
  bank: { zh: '演示银行，请勿汇款', en: 'Demo bank, do not pay' },
  bankAccount: '0000 0000 0000',
  taxRate: 0,
};

/** The seller in the words of one language. */
export function sellerIn({ name, address, bank, ...rest }: Seller, language: Language): SellerSource {
  return {
    ...rest,
    name: inLanguage(name, language),
    address: inLanguage(address, language),
    bank: inLanguage(bank, language),
  };
}
