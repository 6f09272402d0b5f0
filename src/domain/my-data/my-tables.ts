import type { LabelledName } from '#domain/enum-label.ts';
import type { Bilingual } from '#domain/language.ts';
import type { PaymentState } from '#domain/payment/addresses.ts';
import { refundStateNames } from '#domain/payment/refund-life.ts';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  addressDefaultStateNames,
  afterSalesRecordDecisionNames,
  afterSalesRecordServiceTypeNames,
  customisedOrderOrderStateNames,
  invoiceRecordExamStateNames,
  invoiceTypeNames,
  memberSexNames,
  orderActorNames,
  orderDocumentNames,
  orderEventNames,
  payOrderFormPayTypeNames,
  pointsFlowFlowTypeNames,
  projectProjectStateNames,
  remoteSupportAuditStatusNames,
  remoteSupportCommunicationNames,
  remoteSupportLanguageTypeNames,
  withdrawalExamStateNames,
} from '#generated/enums.ts';

export type Kind = 'text' | 'money' | 'moment' | Readonly<Record<number | string, LabelledName>>;

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
const label = (zh: string, en: string, kind: Exclude<Kind, string>): MyColumn => ({
  title: { zh, en },
  kind,
});

/** In the words of the page that follows a payment. */
const paymentStates = {
  started: 'paymentPending',
  paid: 'paymentReceived',
  credited: 'paymentReceived',
  refunded: 'paymentReceived',
  declined: 'paymentFailed',
} as const satisfies Readonly<Record<PaymentState, LabelledName>>;

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
      name: text('名字', 'First name'),
      phone: text('电话', 'Phone'),
      mechanismName: text('公司名称', 'Company'),
      country: text('国家', 'Country'),
      provinces: text('省份', 'Province'),
      sex: label('性别', 'Sex', memberSexNames),
      headImage: text('头像', 'Picture'),
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
      isDefault: label('默认', 'Default', addressDefaultStateNames),
      createdAt,
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
    name: { zh: '账户流水', en: 'Account transactions' },
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
    name: { zh: '积分流水', en: 'Points history' },
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
      reason: text('原因', 'Reason'),
      decidedAt: moment('处理时间', 'Decided'),
    },
  },
  payment: {
    name: { zh: '支付记录', en: 'Payments' },
    columns: {
      createdAt,
      number: text('支付单号', 'Number'),
      orderNo,
      payType: label('支付方式', 'Method', payOrderFormPayTypeNames),
      currency: text('币种', 'Currency'),
      amount: money('金额', 'Amount'),
      state: label('状态', 'State', paymentStates),
    },
  },
  refund: {
    name: { zh: '退款记录', en: 'Refunds' },
    columns: {
      createdAt,
      paymentNumber: text('支付单号', 'Payment'),
      state: label('状态', 'State', refundStateNames),
      endedAt: moment('完成时间', 'Ended'),
    },
  },
  invoice: {
    name: { zh: '发票', en: 'Invoices' },
    columns: {
      createdAt,
      orderNo,
      invoiceType: label('类型', 'Type', invoiceTypeNames),
      info: text('开票信息', 'Details'),
      state: label('状态', 'State', invoiceRecordExamStateNames),
      usMoney: money('美元金额', 'Amount (USD)'),
      zhMoney: money('人民币金额', 'Amount (CNY)'),
      credits: text('冲销的发票', 'Credit note for invoice'),
      refusal: text('拒绝原因', 'Refusal'),
      link: text('链接', 'Link'),
    },
  },
  customisedOrder: {
    name: { zh: '定制申请', en: 'Customised applications' },
    columns: {
      createdAt,
      orderNo,
      state: label('状态', 'State', customisedOrderOrderStateNames),
      companyName: text('公司名称', 'Company'),
      productName: text('产品名称', 'Product'),
      indexRequirement: text('指标要求', 'Specifications'),
      sizeRequirement: text('尺寸要求', 'Size'),
      demandQuantity: text('需求数量', 'Quantity'),
      deliveryCycle: text('交付周期', 'Delivery'),
      qualityGrade: text('质量等级', 'Quality grade'),
      weight: text('重量', 'Weight'),
      installationMode: text('安装方式', 'Mounting'),
      useEnvironment: text('使用环境', 'Environment'),
      otherProcessRequirements: text('其他工艺要求', 'Other requirements'),
      detailedDescription: text('详细描述', 'Description'),
      annexFile: text('附件', 'Attachment'),
      backContract: text('已签合同', 'Signed contract'),
    },
  },
  orderEvent: {
    name: { zh: '订单记录', en: 'Order history' },
    columns: {
      createdAt,
      orderNo,
      event: label('事件', 'Event', orderEventNames),
      doneBy: label('操作方', 'By', orderActorNames),
    },
  },
  afterSales: {
    name: { zh: '售后申请', en: 'After-sales requests' },
    columns: {
      createdAt,
      orderNo,
      serviceType: label('类型', 'Type', afterSalesRecordServiceTypeNames),
      question: text('问题', 'Question'),
      decision: label('状态', 'State', afterSalesRecordDecisionNames),
      reply: text('回复', 'Reply'),
    },
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
      orderNo,
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
      communication: label('沟通方式', 'By', remoteSupportCommunicationNames),
      languageType: label('语言', 'Language', remoteSupportLanguageTypeNames),
      contact: text('联系方式', 'Contact'),
      scheduled: text('预约日期', 'Day'),
      remark: text('备注', 'Remark'),
      state: label('状态', 'State', remoteSupportAuditStatusNames),
    },
  },
  favourite: { name: { zh: '收藏', en: 'Favourites' }, columns: { createdAt, productId } },
  footprint: {
    name: { zh: '浏览足迹', en: 'Recently viewed' },
    columns: { visitedAt: createdAt, productId },
  },
  stockAlert: {
    name: { zh: '到货提醒', en: 'Back-in-stock alerts' },
    columns: { createdAt, productId, email: text('邮箱', 'E-mail') },
  },
  cartItem: {
    name: { zh: '购物车', en: 'Cart' },
    columns: { createdAt, productId, num: text('数量', 'Quantity') },
  },
  storedFile: {
    name: { zh: '文件', en: 'Files' },
    columns: { createdAt, originalName: text('文件名', 'Name'), size: text('字节', 'Bytes') },
  },
  issuedDocument: {
    name: { zh: '单据', en: 'Documents' },
    columns: {
      issuedAt: createdAt,
      orderNo,
      document: label('单据', 'Document', orderDocumentNames),
      version: text('版本', 'Version'),
      documentLanguage: text('语言', 'Language'),
      sha256: text('文件的 SHA-256', 'SHA-256 of the file'),
    },
  },
  secondFactor: {
    name: { zh: '两步验证', en: 'Two-step verification' },
    columns: { startedAt: moment('设置时间', 'Set up'), enabledAt: moment('开启时间', 'On since') },
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
