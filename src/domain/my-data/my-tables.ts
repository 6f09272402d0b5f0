import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { type Cell, countCell, moneyCell, type Row } from '#domain/tables/cell.ts';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  pointsFlowFlowTypeNames,
  projectProjectStateNames,
  withdrawalExamStateNames,
} from '#generated/enums.ts';
import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };

type Kind = 'text' | 'money' | 'moment' | Readonly<Record<number, string>>;

interface MyColumn {
  readonly title: Bilingual;
  /** How a value is shown; a table of enum names for one that has labels. */
  readonly kind: Kind;
}

/** A table of the data of one member: its fields in the order of the file. */
export interface MyTable {
  readonly name: Bilingual;
  readonly columns: Readonly<Record<string, MyColumn>>;
}

const text = (zh: string, en: string): MyColumn => ({ title: { zh, en }, kind: 'text' });
const money = (zh: string, en: string): MyColumn => ({ title: { zh, en }, kind: 'money' });
const moment = (zh: string, en: string): MyColumn => ({ title: { zh, en }, kind: 'moment' });
const label = (zh: string, en: string, kind: Readonly<Record<number, string>>): MyColumn => ({
  title: { zh, en },
  kind,
});

const createdAt = moment('时间', 'Time');
const orderNo = text('订单号', 'Order number');
const objectId = text('对应单号', 'Reference');
const productId = text('商品编号', 'Product id');

/** Everything that the shop holds about a member besides the orders; the key is the table of the database in camel case. */
export const myTables = {
  member: {
    name: { zh: '个人资料', en: 'Personal data' },
    columns: {
      email: text('邮箱', 'E-mail'),
      surname: text('姓氏', 'Surname'),
      name: text('名字', 'Name'),
      phone: text('电话', 'Phone'),
      mechanismName: text('公司名称', 'Company'),
      country: text('国家', 'Country'),
      provinces: text('省份', 'Province'),
      grade: text('等级', 'Grade'),
      createdAt: moment('注册时间', 'Registered'),
    },
  },
  address: {
    name: { zh: '收货地址', en: 'Addresses' },
    columns: {
      mechanismName: text('公司名称', 'Company'),
      contacts: text('联系人', 'Contact'),
      country: text('国家和地区', 'Country and region'),
      address: text('详细地址', 'Address'),
      zipCode: text('邮政编码', 'Postcode'),
      contactPhone: text('联系电话', 'Phone'),
    },
  },
  account: {
    name: { zh: '账户余额', en: 'Balances' },
    columns: {
      yuan: money('人民币余额', 'Balance (CNY)'),
      dollars: money('美元余额', 'Balance (USD)'),
      points: text('积分', 'Points'),
    },
  },
  accountEntry: {
    name: { zh: '账户流水', en: 'Account flow' },
    columns: {
      createdAt,
      accountType: label('账户', 'Account', accountFlowAccountTypeNames),
      budget: label('收支', 'Direction', accountFlowBudgetNames),
      dealType: label('类型', 'Type', accountFlowDealTypeNames),
      amount: money('金额', 'Amount'),
      objectId,
    },
  },
  pointsEntry: {
    name: { zh: '积分流水', en: 'Points flow' },
    columns: {
      createdAt,
      flowType: label('类型', 'Type', pointsFlowFlowTypeNames),
      budget: label('收支', 'Direction', accountFlowBudgetNames),
      flowNum: text('积分', 'Points'),
      objectId,
    },
  },
  withdrawal: {
    name: { zh: '提现记录', en: 'Withdrawals' },
    columns: {
      createdAt,
      cashNo: text('提现单号', 'Number'),
      amount: money('金额', 'Amount'),
      cashAccount: text('收款账号', 'Paid to'),
      state: label('状态', 'State', withdrawalExamStateNames),
      decidedAt: moment('处理时间', 'Decided'),
    },
  },
  payment: {
    name: { zh: '支付记录', en: 'Payments' },
    columns: {
      createdAt,
      number: text('支付单号', 'Number'),
      orderNo,
      currency: text('币种', 'Currency'),
      amount: money('金额', 'Amount'),
      state: text('状态', 'State'),
    },
  },
  invoice: {
    name: { zh: '发票', en: 'Invoices' },
    columns: { createdAt, orderNo, info: text('开票信息', 'Details'), link: text('链接', 'Link') },
  },
  afterSales: {
    name: { zh: '售后申请', en: 'After-sales requests' },
    columns: { createdAt, orderNo, question: text('问题', 'Question'), reply: text('回复', 'Reply') },
  },
  chatMessage: {
    name: { zh: '订单留言', en: 'Order messages' },
    columns: {
      createdAt,
      orderNo,
      fromShop: text('来自商城', 'From the shop'),
      content: text('内容', 'Text'),
    },
  },
  notice: {
    name: { zh: '系统通知', en: 'Notices' },
    columns: {
      createdAt,
      contentZh: text('内容（中文）', 'Text (Chinese)'),
      contentEn: text('内容（英文）', 'Text (English)'),
      readAt: moment('阅读时间', 'Read'),
    },
  },
  project: {
    name: { zh: '项目', en: 'Projects' },
    columns: {
      createdAt,
      name: text('项目名称', 'Name'),
      phone: text('电话', 'Phone'),
      description: text('说明', 'Description'),
      state: label('状态', 'State', projectProjectStateNames),
    },
  },
  remoteSupport: {
    name: { zh: '远程支持', en: 'Remote support' },
    columns: {
      createdAt,
      question: text('问题', 'Question'),
      contact: text('联系方式', 'Contact'),
      scheduled: text('预约日期', 'Day'),
      remark: text('备注', 'Remark'),
    },
  },
  favourite: { name: { zh: '收藏', en: 'Favourites' }, columns: { createdAt, productId } },
  footprint: {
    name: { zh: '浏览足迹', en: 'Recently viewed' },
    columns: { visitedAt: createdAt, productId },
  },
  cartItem: {
    name: { zh: '购物车', en: 'Cart' },
    columns: { createdAt, productId, num: text('数量', 'Quantity') },
  },
  storedFile: {
    name: { zh: '上传的文件', en: 'Uploaded files' },
    columns: { createdAt, originalName: text('文件名', 'Name'), size: text('字节', 'Bytes') },
  },
  session: {
    name: { zh: '登录设备', en: 'Signed-in devices' },
    columns: {
      createdAt,
      usedAt: moment('最近活动', 'Last seen'),
      userAgent: text('浏览器标识', 'User agent'),
      address: text('网络地址', 'Network address'),
    },
  },
} as const satisfies Record<string, MyTable>;

export type MyTableKey = keyof typeof myTables;

function cellOf(value: unknown, kind: Kind, language: Language): Cell {
  if (value === null || value === undefined) return null;
  if (typeof kind === 'object') {
    const labels: Readonly<Record<string, string>> = (language === 'zh_CN' ? chinese : english).enums;
    const name = kind[Number(value)];
    return (name === undefined ? undefined : labels[name]) ?? String(value);
  }
  if (kind === 'money') return moneyCell(Number(value));
  if (kind === 'moment') return new Date(String(value));
  return typeof value === 'number' ? countCell(value) : String(value);
}

/** Titles of the columns of a table. */
export function myHeading({ columns }: MyTable, language: Language): string[] {
  return Object.values(columns).map(({ title }) => inLanguage(title, language));
}

/** A row of the database as a row of the file; a field that it does not have is empty. */
export function myRow(
  { columns }: MyTable,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): Row {
  return Object.entries(columns).map(([field, { kind }]) => cellOf(values[field], kind, language));
}

/** Rows as the inner lines of a JSON array, each an object by the titles; `isFirst` says whether rows went before. */
export function jsonLines(heading: readonly string[], rows: readonly Row[], isFirst: boolean): string {
  const lines = rows.map((row) => {
    const pairs = heading.map((title, index) => [title, plain(row[index] ?? null)]);
    return JSON.stringify(Object.fromEntries(pairs));
  });
  return lines.length === 0 ? '' : `${isFirst ? '' : ',\n'}${lines.join(',\n')}`;
}

function plain(cell: Cell): string | null {
  if (cell instanceof Date) return cell.toISOString();
  return cell !== null && typeof cell === 'object' ? cell.decimal : cell;
}

/** Path of the export on the wire. */
export const myDataPath = '/files/export/my-data.zip';

const archiveName: Bilingual = { zh: '我的数据', en: 'My data' };

/** Name of the archive, without its extension. */
export function myDataName(language: Language): string {
  return inLanguage(archiveName, language);
}
