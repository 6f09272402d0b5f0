import type { Executor } from '#server/db/client.ts';
import { address } from '#server/db/schema/addresses.ts';

const office = {
  mechanismName: '深圳蓝天电子有限公司',
  contacts: '李雷',
  country: '中国,广东,深圳',
  address: '南山区科技园南区高新南一道 8 号 12 楼',
  zipCode: '518057',
  contactPhone: '13800138000',
};

const factory = {
  mechanismName: '深圳蓝天电子有限公司东莞工厂',
  contacts: '韩梅',
  country: '中国,广东,东莞',
  address: '松山湖园区工业西路 26 号 3 栋收货处',
  zipCode: '523808',
  contactPhone: '0769-85550123',
};

/** Gives the demo member an office, the default, and a factory to have goods sent to. */
export async function addDemoAddresses(db: Executor, memberId: number, now: Date): Promise<void> {
  const rows = [office, factory].map((fields) => ({
    memberId,
    ...fields,
    isDefault: fields === office,
    createdAt: now,
  }));
  await db.insert(address).values(rows);
}
