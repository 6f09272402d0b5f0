import type { DemoHelp } from '#server/seed/demo-content.ts';
import { both, link, list, page, paragraph, section, steps } from '../markup.ts';

/** How to find, choose and order parts. */
export const ordering: DemoHelp = {
  menuName: both('选购指南', 'Buying'),
  content: page(
    paragraph(
      '从查找型号到提交订单的全部步骤。急需时可直接在页面顶部输入型号搜索。',
      'Every step from finding a part to placing the order. In a hurry, type the part number into the search box at the top.',
    ),
  ),
  entries: [
    {
      menuName: both('怎样下单', 'How to order'),
      content: page(
        steps(
          [
            `在${link('/goodsCenter', '产品中心')}按分类与参数筛选，或直接搜索型号。`,
            `Filter by category and values in ${link('/goodsCenter', 'products')}, or search for the part number.`,
          ],
          [
            '在产品页填写数量，核对生效的阶梯价，点击“加入购物车”或“立即购买”。',
            'On the product page enter the quantity, check the price break in force, and choose “add to cart” or “buy now”.',
          ],
          [
            `在${link('/shopcar', '购物车')}勾选要结算的行，点击结算。`,
            `Tick the lines to settle in the ${link('/shopcar', 'cart')} and go on.`,
          ],
          [
            '选择收货地址，会员折扣与积分抵扣二选一，核对实付金额后提交。',
            'Choose the address, and member discount or points if you like; check what you pay and place the order.',
          ],
          [
            '在收银台选择支付方式。收银台在新标签页打开，请允许弹出。',
            'Pay at the cashier, which opens in a new tab; please allow it.',
          ],
        ),
        paragraph(
          '提交后库存即为您锁定。未付款的订单可在订单列表继续支付或取消。',
          'Placing the order holds the stock for you. An unpaid order can be paid or cancelled from the list of orders.',
        ),
      ),
    },
    {
      menuName: both('起订量与包装倍数', 'Minimum and multiple'),
      content: page(
        paragraph(
          '起订量是一次至少购买的数量，包装倍数是数量必须整除的基数，例如 100 的剪带。两者都写在产品页的购买框里。',
          'The minimum is the least that can be bought at once, the multiple what a quantity must be divisible by, such as 100 of cut tape. Both stand in the buying box of the product.',
        ),
        list(
          [
            '输入的数量不合时，页面给出最近的可售数量，不会悄悄改动。',
            'A quantity that does not fit is answered with the nearest that can be sold; nothing is changed silently.',
          ],
          [
            '库存不足一个起订量的型号显示为缺货，可收藏等待补货。',
            'Parts with less than the minimum show as out of stock; keep them as favourites.',
          ],
          [
            '单行数量最多 99999，更多请联系客服报价。',
            'A line holds up to 99,999; for more ask for a quotation.',
          ],
        ),
      ),
    },
    {
      menuName: both('价格与折扣', 'Prices and discounts'),
      content: page(
        list(
          [
            '标价为美元，人民币按下单时汇率换算，提交后不再变动。',
            'Prices are in US dollars; yuan follow the rate of the moment of ordering and stay.',
          ],
          [
            '数量达到某一档，整行都按该档单价计算。',
            'The break that the quantity reaches prices the whole line.',
          ],
          [
            '单价保留到万分之一美分，只在行合计处取整。',
            'Unit prices keep 1/10,000 of a cent; only the total of a line is rounded.',
          ],
          [
            '会员折扣与积分抵扣不能同时使用，折扣在合计之后计算。',
            'Member discount and points exclude each other; either is taken off the sum.',
          ],
        ),
        paragraph(
          '提交时价格已变动的，系统会列出新旧价格请您确认，不会按新价直接成交。',
          'If a price has changed when you place the order, both prices are shown for you to confirm.',
        ),
      ),
    },
    {
      menuName: both('样品申请', 'Samples'),
      content: page(
        paragraph(
          '产品页标有样品积分的型号可以申请样品，每个型号一次一份，不收货款。',
          'Parts with sample points on their page can be asked for as samples, one at a time and free of charge.',
        ),
        steps(
          [
            '登录后在产品页打开“申请样品”，填写收件人、电话与地址。',
            'Sign in, open “apply for sample” on the product page, give consignee, phone and address.',
          ],
          [
            '积分在提交时扣除；待审核时可取消，积分退回。',
            'The points are taken at once; until it is examined you can cancel and get them back.',
          ],
          [
            '审核通过后发货，进度见订单列表的“样品”。',
            'After approval it is sent; its progress is under “sample” in your orders.',
          ],
        ),
        section('用途说明', 'What for'),
        paragraph(
          '样品供研发验证，不单独开票，不支持退换。',
          'Samples are for development; they have no invoice of their own and cannot be returned.',
        ),
      ),
    },
    {
      menuName: both('定制产品', 'Customised parts'),
      content: page(
        paragraph(
          `目录之外的磁性件、线束、连接器与筛选件可以${link('/customized/apply', '申请定制')}。`,
          `Magnetics, cables, connectors and selected parts beyond the catalogue can be ${link('/customized/apply', 'applied for')}.`,
        ),
        steps(
          ['提交申请，附上图纸（一个附件）。', 'Send the application with a drawing as attachment.'],
          [
            '报价确认后，下载合同，签章后上传 .doc、.docx 或 .pdf，一个文件，不超过 5 MB。',
            'After the quotation download the contract, sign it and upload one .doc, .docx or .pdf of up to 5 MB.',
          ],
          [
            '合同审核通过后支付首期款，开始打样与生产。',
            'When it is approved pay the first instalment; samples and production begin.',
          ],
          [
            '按合同支付后续分期，发货并确认收货。',
            'Pay the further instalments by contract; it is shipped, and you confirm its arrival.',
          ],
        ),
      ),
    },
  ],
};
