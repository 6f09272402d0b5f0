import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const packaging: DemoNews = {
  contentType: 1,
  daysAgo: 13,
  imageUrl: scenePicture('tape-and-reel'),
  title: both('剪带、编带盘还是整盘：包装怎么选', 'Cut tape, mini-reel or full reel: which to order'),
  viceTitle: both(
    '三种包装的起订量、引带与贴片机要求对照',
    'Quantities, leaders and what a placement machine needs, side by side',
  ),
  content: page(
    paragraph(
      '同一颗料可以按剪带、编带盘或原厂整盘出货。研发打样用剪带最省，上机贴片请选带引带的编带盘或整盘。',
      'The same part leaves the house as cut tape, on a mini-reel or on the maker’s reel. Cut tape is cheapest for prototypes; a placement machine wants a reel with a leader.',
    ),
    table(
      [
        ['包装', 'Packing'],
        ['数量', 'Quantity'],
        ['引带', 'Leader'],
        ['适合', 'Good for'],
      ],
      [
        ['剪带', 'Cut tape'],
        ['起订量起，按包装倍数', 'from the minimum, in multiples'],
        ['无', 'none'],
        ['手焊、打样', 'hand soldering, prototypes'],
      ],
      [
        ['编带盘', 'Mini-reel'],
        ['起订量起，按包装倍数', 'from the minimum, in multiples'],
        ['前后各 400 mm', '400 mm at both ends'],
        ['小批量贴片', 'small series on a machine'],
      ],
      [
        ['整盘', 'Full reel'],
        ['整盘数量', 'the reel’s quantity'],
        ['原厂', 'by the maker'],
        ['批量生产', 'production'],
      ],
    ),
    heading('数量怎么定', 'How quantities work'),
    list(
      [
        '产品页写明起订量、包装倍数和整盘数量，购物车会自动进到最近的可售数量并说明原因。',
        'The product page states minimum, multiple and reel; the cart goes up to the next quantity that can be sold and says why.',
      ],
      [
        '阶梯价按总数量计算，差一点到下一档时，页面会提示再加多少颗单价是多少。',
        'Price breaks follow the total. Just below the next one, the page tells how many more bring which price.',
      ],
      [
        '剪带长度按 4 mm 或 2 mm 步距计算，首尾各多留两个空穴，便于夹持。',
        'Cut tape is measured by its pitch of 4 or 2 mm, with two empty pockets at either end to hold it by.',
      ],
    ),
    heading('对潮敏器件的例外', 'Parts that mind moisture'),
    paragraph(
      'MSL 3 及以上的器件拆零后重新真空封装，袋上标明拆封时间与剩余车间寿命。不接受拆零的型号，产品页只显示整盘数量。',
      'Parts of MSL 3 and above are sealed again after splitting; the bag states when it was opened and how much floor life is left. Where a part may not be split, only the full reel is offered.',
    ),
  ),
};
