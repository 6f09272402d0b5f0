import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const parametricSearch: DemoNews = {
  contentType: 1,
  daysAgo: 6,
  imageUrl: scenePicture('value-scales'),
  title: both('参数筛选认得工程师的写法', 'Filters that read values the way engineers write them'),
  viceTitle: both(
    '4k7、4.7 kΩ、4700 是同一个值；单位写错会告诉您原因，而不是给出零条结果',
    '4k7, 4.7 kΩ and 4700 are one value, and a wrong unit is told instead of ending in nothing found',
  ),
  content: page(
    paragraph(
      '产品列表的筛选条件现在按数值比较，不再按文字比较。供应商把同一个电阻写成 4.7k、4k7 或 4.7千欧，您只需输入其中一种，三种都会找到。',
      'The filters of the product list now compare values, not words. Whether a supplier writes 4.7k, 4k7 or 4.7千欧, you type one of them and find all three.',
    ),
    heading('可以这样输入', 'What you can type'),
    table(
      [
        ['输入', 'You type'],
        ['理解为', 'It is read as'],
      ],
      ['0R1', '100 mΩ'],
      ['.1uF', '100 nF'],
      ['1/4W', '0.25 W'],
      ['4.5-36V', ['4.5 V 到 36 V', 'from 4.5 V to 36 V']],
      ['&gt;=50V', ['不低于 50 V', 'at least 50 V']],
      ['0603', ['封装，不是数字', 'a package, never a number']],
    ),
    heading('筛选时看得到剩余数量', 'You see what is left'),
    paragraph(
      '每个取值旁的数字是在其他条件都生效时仍有多少个型号，勾选后的结果与它一致。归零的取值变灰而不消失，列表不会跳动。',
      'The number beside each value tells how many parts remain under all other conditions, and ticking it gives exactly that many. Values without parts turn grey instead of vanishing, so nothing jumps.',
    ),
    heading('链接可以直接发给同事', 'A link that can be shared'),
    list(
      [
        '所有条件都写在网址里，刷新、后退与转发都不丢失。',
        'All conditions are in the address: reload, back and forwarding keep them.',
      ],
      [
        '同一条链接在中文和英文界面下打开的是同一组型号。',
        'The same link opens the same parts in Chinese and in English.',
      ],
      [
        '结果为空时，页面会列出去掉哪个条件能找回多少个型号。',
        'When nothing is left, the page lists which condition to drop and how many parts that brings back.',
      ],
    ),
  ),
};
