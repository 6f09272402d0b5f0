import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const priceBreaks: DemoNews = {
  contentType: 1,
  daysAgo: 75,
  imageUrl: scenePicture('price-breaks'),
  title: both('一颗不到一分钱：单价怎样计算', 'Less than a cent a piece: how prices are worked out'),
  viceTitle: both(
    '单价保留到万分之一美分，每行只在合计时取整一次',
    'Unit prices keep 1/10,000 of a cent, and each line is rounded just once',
  ),
  content: page(
    paragraph(
      '片式电阻的单价常常不到一美分。如果先把单价取整再乘数量，一万颗的误差就会超过订单金额本身。因此本店的单价以美分为单位保留四位小数，只在行合计处四舍五入到美分。',
      'A chip resistor often costs less than a cent. Rounding that price before multiplying would err by more than the order is worth. Our unit prices therefore keep four decimals of a cent, and only the total of a line is rounded to cents.',
    ),
    heading('一个例子', 'An example'),
    table(
      [
        ['数量', 'Quantity'],
        ['单价（美分）', 'Unit price, cents'],
        ['行合计', 'Line total'],
      ],
      ['100', '0.1400', '$0.14'],
      ['1,000', '0.1064', '$1.06'],
      ['3,000', '0.0896', '$2.69'],
      ['10,000', '0.0770', '$7.70'],
    ),
    heading('几条约定', 'What holds for all'),
    list(
      [
        '数量落在哪一档，整行都按那一档计价，不分段累加。',
        'The break that the quantity falls into prices the whole line; breaks are not added up.',
      ],
      [
        '人民币金额按下单时的汇率换算，在付款页以“≈ ¥”显示，付款前不会变动。',
        'Yuan are converted at the rate of the moment of ordering, shown as “≈ ¥”, and stay until you pay.',
      ],
      [
        '从加入购物车到提交之间价格有变动时，提交会停下，列出新旧价格请您确认。',
        'If a price changes between cart and order, the order stops and shows both for you to confirm.',
      ],
      [
        '会员折扣与积分抵扣二选一，抵扣在合计之后计算，各占一行。',
        'Member discount or points, not both; either is taken off the sum and has a line of its own.',
      ],
    ),
  ),
};
