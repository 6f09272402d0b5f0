import type { DemoHelp } from '#server/seed/demo-content.ts';
import { both, link, list, page, paragraph, section, table } from '../markup.ts';

/** How to pay, and papers for the accounts. */
export const payment: DemoHelp = {
  menuName: both('支付与发票', 'Payment and invoices'),
  content: page(
    paragraph(
      '支付方式、余额、支付密码与开票说明。',
      'Ways to pay, balances, the payment password and invoices.',
    ),
  ),
  entries: [
    {
      menuName: both('支付方式', 'Ways to pay'),
      content: page(
        table(
          [
            ['方式', 'Method'],
            ['币种', 'Currency'],
            ['说明', 'Notes'],
          ],
          [
            ['支付宝或银行卡', 'Alipay or card'],
            ['人民币', 'yuan'],
            ['跳转到支付页面', 'on the provider’s page'],
          ],
          ['PayPal', ['美元', 'dollars'], ['跳转到 PayPal', 'on PayPal’s page']],
          [
            ['人民币余额', 'Yuan balance'],
            ['人民币', 'yuan'],
            ['需要支付密码', 'needs the payment password'],
          ],
          [
            ['美元余额', 'Dollar balance'],
            ['美元', 'dollars'],
            ['需要支付密码', 'needs the payment password'],
          ],
        ),
        paragraph(
          '付款结果以商城收到的通知为准。页面关闭或断网时，请先到订单列表查看状态，再决定是否重新支付，不会重复扣款。',
          'The notice that the shop receives decides. If the page was closed or the network lost, look at the order before paying again; an order is never charged twice.',
        ),
      ),
    },
    {
      menuName: both('支付密码', 'Payment password'),
      content: page(
        list(
          [
            '首次使用余额支付时设置，需要邮箱验证码确认。',
            'Set when you first pay from a balance, confirmed by a code sent to your e-mail.',
          ],
          [
            '验证码 10 分钟内有效，60 秒后可重新发送。',
            'A code is good for 10 minutes and can be sent again after 60 seconds.',
          ],
          [
            '连续输错 5 次锁定 15 分钟，期间仍可用支付宝或 PayPal 付款。',
            'Five wrong tries lock it for 15 minutes; Alipay and PayPal still work.',
          ],
          [
            `在${link('/memberCenterDetail?i=3', '会员中心')}可以修改。`,
            `It can be changed in the ${link('/memberCenterDetail?i=3', 'member centre')}.`,
          ],
        ),
      ),
    },
    {
      menuName: both('余额充值与提现', 'Topping up and withdrawing'),
      content: page(
        paragraph(
          `人民币与美元是两个独立余额，在${link('/balance/MyBalance', '我的钱包')}查看。`,
          `Yuan and dollars are two balances of their own, shown in ${link('/balance/MyBalance', 'my wallet')}.`,
        ),
        list(
          [
            '充值：支付宝入人民币余额，PayPal 入美元余额，单笔最多 50000。',
            'Top-up: Alipay into the yuan balance, PayPal into the dollar balance, up to 50,000 at a time.',
          ],
          [
            '提现：申请后金额先从余额扣除，审核通过后打款；未通过的全额退回。',
            'Withdrawal: the amount leaves the balance at once and is paid out after approval; a rejected one comes back in full.',
          ],
          [
            '取消已付款订单的退款原路计入对应币种余额。',
            'What was paid for a cancelled order returns to the balance of its currency.',
          ],
        ),
      ),
    },
    {
      menuName: both('发票', 'Invoices'),
      content: page(
        paragraph(
          '付款后的标准订单在订单列表点击“开票”申请，定制订单在发货后按已付分期申请。',
          'For a paid standard order choose “invoice” in the list of orders; for a customised one after shipment, by the instalments that were paid.',
        ),
        section('需要填写', 'What to give'),
        list(
          ['开票类型：国内或国外', 'Type: domestic or abroad'],
          ['公司名称、地址、电话', 'Company name, address, phone'],
          ['开户行与账号，国内企业另填税号', 'Bank and account; domestic companies also the tax number'],
        ),
        paragraph(
          `已开的发票在${link('/memberCenterDetail?i=4', '发票信息')}下载。上次填写的内容会自动带出。`,
          `Issued invoices are under ${link('/memberCenterDetail?i=4', 'invoice data')}; what you gave last time is filled in.`,
        ),
      ),
    },
  ],
};
