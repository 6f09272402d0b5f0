import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('The configuration needs no environment variables.', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'production',
      port: 3000,
      appKey: 'electronic-components-store',
      logLevel: 'info',
      dataDir: resolve('.data'),
      devTools: false,
      demoShop: true,
      checkAnswers: false,
      paymentType: 3,
    });
    expect(readConfig({})).not.toHaveProperty('databaseUrl');
  });

  it('An empty setting counts as not set.', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it('An exchange rate has the day and the source that are configured with it.', () => {
    const rate = readConfig({
      YUAN_PER_DOLLAR_MICROS: '7200000',
      YUAN_PER_DOLLAR_DATE: '2026-11-23',
      YUAN_PER_DOLLAR_SOURCE: '中国银行|Bank of China',
    });
    expect(rate).toMatchObject({
      yuanPerDollarMicros: 7_200_000,
      rateOrigin: { day: '2026-11-23', source: { zh: '中国银行', en: 'Bank of China' } },
    });
  });

  it('Responses are validated everywhere except in production.', () => {
    const checks = ['production', 'development', 'test'].map(
      (mode) => readConfig({ NODE_ENV: mode }).checkAnswers,
    );
    expect(checks).toEqual([false, true, true]);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
    [
      'WORKERS',
      '2',
      'WORKERS=2 needs a PostgreSQL server in DATABASE_URL: the embedded database can be used by one process only.',
    ],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must look like smtp://user:password@host:587 or smtps://….'],
    [
      'SMTP_URL',
      'smtp://mail.example.com',
      'PUBLIC_URL must be set with SMTP_URL: mails carry links to the shop.',
    ],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
    ['DEV_TOOLS', 'yes', 'DEV_TOOLS must be one of 0, 1, not "yes".'],
    [
      'YUAN_PER_DOLLAR_MICROS',
      '7200000',
      'YUAN_PER_DOLLAR_DATE must be set with YUAN_PER_DOLLAR_MICROS: prices in yuan show the day of their rate.',
    ],
    [
      'YUAN_PER_DOLLAR_DATE',
      '2026-02-30',
      'YUAN_PER_DOLLAR_DATE must be a day such as 2026-11-20, not "2026-02-30".',
    ],
    [
      'YUAN_PER_DOLLAR_SOURCE',
      'Bank of China',
      'YUAN_PER_DOLLAR_SOURCE must name the source in Chinese and English',
    ],
    ['PAYMENT_TYPE', '4', 'PAYMENT_TYPE must be one of 1, 2, 3, not "4".'],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });
});
