import { expect, it } from 'vitest';
import { carrierName, trackingUrl } from './tracking.ts';

it('leads to the page of a carrier whatever the language and case of its name', () => {
  expect(trackingUrl('顺丰速运', 'SF100')).toBe(
    'https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF100',
  );
  expect(trackingUrl('DHL Express', ' 12 34 ')).toBe(
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2034',
  );
});

it('has no link for an unknown carrier, or without a carrier or a number', () => {
  expect(trackingUrl('Own van', '1')).toBeUndefined();
  expect(trackingUrl(null, '1')).toBeUndefined();
  expect(trackingUrl('UPS', ' ')).toBeUndefined();
});

it('names a carrier in the language of its reader', () => {
  expect(carrierName('SF Express', 'zh_CN')).toBe('顺丰速运');
  expect(carrierName('顺丰速运', 'en_US')).toBe('SF Express');
  expect(carrierName('顺丰', 'zh_CN')).toBe('顺丰速运');
  expect(carrierName('DHL', 'zh_CN')).toBe('DHL');
  expect(carrierName('顺丰冷运', 'en_US')).toBe('顺丰冷运');
  expect(carrierName('Own van', 'zh_CN')).toBe('Own van');
});
