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

/** Further places of the company, so that the address book has more than one page. */
const branches = [
  ['上海办事处', '韩梅', '中国,上海,浦东新区', '张江路 88 号 B 座 5 楼', '201203', '021-55550188'],
  ['北京办事处', '王芳', '中国,北京,海淀区', '中关村大街 27 号 9 层', '100080', '010-55550166'],
  ['苏州代工厂', '周强', '中国,江苏,苏州', '工业园区星湖街 328 号 2 号门', '215123', '0512-85550145'],
  ['福田保税仓', '陈志明', '中国,广东,深圳', '福田保税区桂花路 3 号 A 仓', '518038', '0755-85550177'],
] as const;

/** Gives the demo member an office, the default, a factory and branches to have goods sent to. */
export async function addDemoAddresses(db: Executor, memberId: number, now: Date): Promise<void> {
  const others = branches.map(([branch, contacts, country, street, zipCode, contactPhone]) => ({
    mechanismName: `${office.mechanismName}${branch}`,
    contacts,
    country,
    address: street,
    zipCode,
    contactPhone,
  }));
  const rows = [...others, factory, office].map((fields) => ({
    memberId,
    ...fields,
    isDefault: fields === office,
    createdAt: now,
  }));
  await db.insert(address).values(rows);
}
