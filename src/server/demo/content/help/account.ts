import type { DemoHelp } from '#server/seed/demo-content.ts';
import { both, link, list, page, paragraph, section, table } from '../markup.ts';

/** Everything about the account of a member. */
export const account: DemoHelp = {
  menuName: both('会员与账户', 'Your account'),
  content: page(
    paragraph(
      '注册登录、积分、地址与账户安全。',
      'Registering, points, addresses and the safety of your account.',
    ),
  ),
  entries: [
    {
      menuName: both('注册与登录', 'Registering and signing in'),
      content: page(
        list(
          [
            '用邮箱注册，验证码 10 分钟内有效，60 秒后可重发。',
            'Register with your e-mail; its code is good for 10 minutes and can be sent again after 60 seconds.',
          ],
          ['密码 8 到 20 位，须含字母和数字。', 'Passwords have 8 to 20 characters with letters and digits.'],
          ['连续输错密码 5 次锁定 15 分钟。', 'Five wrong passwords lock the account for 15 minutes.'],
          [
            '忘记密码可在登录框点击“忘记密码”，凭邮箱验证码重设。',
            'If you forgot it, “forgot password” in the sign-in box sets a new one by a code to your e-mail.',
          ],
          [
            '2 小时没有操作会自动退出，填写中的内容保留。',
            'After two hours without use you are signed out; what you typed stays.',
          ],
        ),
      ),
    },
    {
      menuName: both('积分', 'Points'),
      content: page(
        table(
          [
            ['项目', 'What'],
            ['积分变化', 'Points'],
          ],
          [
            ['订单完成', 'Order completed'],
            ['每实付 1 美元加 1 分', '+1 for every dollar paid'],
          ],
          [
            ['订单关闭或退货', 'Order closed or returned'],
            ['退回已用积分，收回所得积分', 'used ones return, earned ones go'],
          ],
          [
            ['申请样品', 'Sample'],
            ['按产品页标注扣除', 'as the product page states'],
          ],
          [
            ['下单抵扣', 'Deduction'],
            ['按提交页显示的比例', 'at the rate shown when ordering'],
          ],
        ),
        paragraph(
          `余额与明细见${link('/balance/MyBalance', '我的钱包')}。积分不能提现或转让。`,
          `See ${link('/balance/MyBalance', 'my wallet')} for balance and movements. Points cannot be paid out or passed on.`,
        ),
      ),
    },
    {
      menuName: both('收货地址', 'Addresses'),
      content: page(
        paragraph(
          `最多保存 100 个地址，在${link('/memberCenterDetail?i=1', '会员中心')}或下单时新增、修改。默认地址会在下单时自动选中。`,
          `Up to 100 addresses are kept, added and changed in the ${link('/memberCenterDetail?i=1', 'member centre')} or while ordering. The default one is chosen for you.`,
        ),
        list(
          [
            '单位、联系人、地区、详细地址、邮编与电话都要填写。',
            'Company, contact, region, street, postcode and phone are all needed.',
          ],
          [
            '已提交订单的地址不能修改，需要更改请尽快联系客服。',
            'The address of an order that was placed stays; to change it call customer service soon.',
          ],
        ),
      ),
    },
    {
      menuName: both('账户安全', 'Safety'),
      content: page(
        list(
          [
            '客服不会索要您的登录密码、支付密码或验证码。',
            'We never ask for your password, payment password or a code.',
          ],
          [
            '修改登录密码后，其他设备上的登录全部失效。',
            'Changing the password signs out all other devices.',
          ],
          ['支付密码与登录密码请勿相同。', 'Do not use one password for both signing in and paying.'],
        ),
        section('个人信息', 'Personal data'),
        paragraph(
          '我们只保存履行订单、开票与售后所需的信息。需要注销账户时，请用注册邮箱联系客服。',
          'We keep what orders, invoices and after-sales need and nothing else. To close the account write to us from its e-mail.',
        ),
      ),
    },
  ],
};
