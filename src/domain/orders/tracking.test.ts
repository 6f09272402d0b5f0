import { expect, it } from 'vitest';
import { trackingUrl } from './tracking.ts';

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
