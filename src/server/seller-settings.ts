import type { Bilingual } from '#domain/language.ts';
import { demoSeller, type Seller } from '#domain/order-documents/seller.ts';
import { StartProblem } from '#server/start-problem.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const longest = 200;

function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim() ?? '';
  if (value.length > longest) throw new StartProblem(`${name} must have at most ${longest} characters.`);
  return value === '' ? undefined : value;
}

/** A text in Chinese and English, or one for both: `示例公司|Example Inc.`. */
function readBilingual(env: Environment, name: string): Bilingual | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const [zh = '', en = zh, ...more] = value.split('|').map((part) => part.trim());
  if (zh !== '' && en !== '' && more.length === 0) return { zh, en };
  throw new StartProblem(
    `${name} must be one text, or Chinese and English like 示例公司|Example Inc., not "${value}".`,
  );
}

function readTaxRate(env: Environment): number {
  const value = readText(env, 'SELLER_TAX_RATE') ?? '0';
  if (/^\d{1,2}(\.\d{1,2})?$/.test(value)) return Math.round(Number(value) * 100);
  throw new StartProblem(`SELLER_TAX_RATE must be a percentage such as 13 or 8.1, not "${value}".`);
}

const noText: Bilingual = { zh: '', en: '' };

/** The seller that documents name: all from the settings, or all of the demo, never a mixture. */
export function readSeller(env: Environment): Seller {
  const name = readBilingual(env, 'SELLER_NAME');
  const taxRate = readTaxRate(env);
  if (name !== undefined)
    return {
      name,
      taxRate,
      address: readBilingual(env, 'SELLER_ADDRESS') ?? noText,
      taxNumber: readText(env, 'SELLER_TAX_NUMBER') ?? '',
      bank: readBilingual(env, 'SELLER_BANK') ?? noText,
      bankAccount: readText(env, 'SELLER_BANK_ACCOUNT') ?? '',
    };
  const others = ['SELLER_ADDRESS', 'SELLER_TAX_NUMBER', 'SELLER_BANK', 'SELLER_BANK_ACCOUNT'] as const;
  const lonely = others.find((other) => readText(env, other) !== undefined);
  if (lonely !== undefined) throw new StartProblem(`${lonely} needs SELLER_NAME: documents name one seller.`);
  return { ...demoSeller, taxRate };
}
