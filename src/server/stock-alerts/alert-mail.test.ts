import { expect, it } from 'vitest';
import { type AlertMail, writeAlertMail } from './alert-mail.ts';

const mail: AlertMail = {
  to: 'buyer@example.com',
  at: new Date('2026-03-02T08:00:00.000Z'),
  language: 'en_US',
  mpn: 'LM<358>&',
  stock: 12_500,
  askedAt: new Date('2026-02-28T20:00:00.000Z'),
  productUrl: 'https://shop.example/GoodsDetails?id=7&language=en_US',
  stopUrl: 'https://shop.example/stop?key=a&language=en_US',
};

it('counts pieces in the words of the language', () => {
  expect(writeAlertMail({ ...mail, stock: 1 }).text).toContain('in stock: 1 piece at the moment');
  expect(writeAlertMail(mail).text).toContain('in stock: 12,500 pieces at the moment');
  expect(writeAlertMail({ ...mail, language: 'zh_CN', stock: 1 }).text).toContain('当前库存 1 件');
});

it('has Chinese punctuation in Chinese', () => {
  const { text } = writeAlertMail({ ...mail, language: 'zh_CN' });
  expect(text).toContain(`查看商品：${mail.productUrl}`);
  expect(text).not.toMatch(/\p{Script=Han}[,;:?!]/u);
});

it('has both addresses in the text and as links, and takes nothing of a part number for markup', () => {
  const { text, html } = writeAlertMail(mail);
  for (const url of [mail.productUrl, mail.stopUrl]) {
    expect(text).toContain(url);
    expect(html).toContain(`<a href="${url.replaceAll('&', '&amp;')}">`);
  }
  expect(html).toContain('LM&lt;358&gt;&amp;');
  expect(html).not.toContain('LM<358>');
});
