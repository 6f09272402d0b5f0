import { addressDefaultStateValues, memberSexValues } from '#generated/enums.ts';
import type { AccountEntry, AddressEntry, MemberEntry } from '../entries.ts';

/** The member with orders in every state, and the one who has just registered. */
export const buyer = 1;
export const newcomer = 2;

export const startingPassword = 'Blue4sky9';
/** The payment password of the first member; the second has none. */
export const startingPayPassword = 'Green7hill';

export const members: readonly MemberEntry[] = [
  {
    $id: buyer,
    $owner: buyer,
    email: 'buyer@example.com',
    $password: startingPassword,
    name: '雷',
    surname: '李',
    country: '中国',
    provinces: '广东',
    mechanismName: '深圳蓝天电子有限公司',
    phone: '13800138000',
    sex: memberSexValues.male,
    grade: '1',
  },
  {
    $id: newcomer,
    $owner: newcomer,
    email: 'newcomer@example.com',
    $password: startingPassword,
    name: 'Anna',
    surname: 'Berg',
    country: '德国',
    provinces: 'Bayern',
    mechanismName: 'Berg Messtechnik GmbH',
    phone: '49891234567',
    grade: '1',
  },
];

export const accounts: readonly AccountEntry[] = [
  { $id: buyer, $owner: buyer, payPassword: true, $payPassword: startingPayPassword },
  { $id: newcomer, $owner: newcomer, payPassword: false },
];

const company = { $owner: buyer, mechanismName: '深圳蓝天电子有限公司' };

export const addresses: readonly AddressEntry[] = [
  {
    $id: 1,
    addressId: 1,
    ...company,
    contacts: '李雷',
    country: '中国,广东,深圳',
    zipCode: '518000',
    address: '华强北路 1002 号 3 楼',
    contactPhone: '13800138000',
    defaultState: addressDefaultStateValues.isDefault,
  },
  {
    $id: 2,
    addressId: 2,
    ...company,
    contacts: '韩梅梅',
    country: '中国,上海,浦东新区',
    zipCode: '201203',
    address: '张江路 88 号 B 座',
    contactPhone: '13900139000',
    defaultState: addressDefaultStateValues.notDefault,
  },
  {
    $id: 3,
    addressId: 3,
    $owner: buyer,
    mechanismName: 'Blue Sky Electronics',
    contacts: 'Li Lei',
    country: '德国,Bayern',
    address: 'Landsberger Str. 155',
    zipCode: '80687',
    contactPhone: '+49 89 123456',
    defaultState: addressDefaultStateValues.notDefault,
  },
  ...[
    ['王芳', '中国,北京,海淀区', '100080', '中关村大街 27 号 9 层', '01055550166'],
    ['周强', '中国,江苏,苏州', '215123', '工业园区星湖街 328 号 2 号门', '051285550145'],
    ['陈志明', '中国,广东,深圳', '518038', '福田保税区桂花路 3 号 A 仓', '075585550177'],
  ].map(([contacts, country, zipCode, address, contactPhone], index) => ({
    $id: index + 4,
    addressId: index + 4,
    ...company,
    contacts,
    country,
    zipCode,
    address,
    contactPhone,
    defaultState: addressDefaultStateValues.notDefault,
  })),
];
