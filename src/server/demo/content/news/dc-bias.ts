import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';

export const dcBias: DemoNews = {
  contentType: 1,
  daysAgo: 27,
  imageUrl: scenePicture('mlcc-bias'),
  title: both('10 µF 的陶瓷电容，上电后还剩多少', 'How much of a 10 µF ceramic is left under voltage'),
  viceTitle: both(
    '直流偏压下的容值下降与封装的关系，以及选型时的三条规则',
    'Capacitance under DC bias, why the body size matters, and three rules for choosing',
  ),
  content: page(
    paragraph(
      'X5R、X7R 类陶瓷电容的介电常数随电场强度下降。同样是 10 µF / 10 V，封装越小，介质层越薄，同一电压下电场越强，容值掉得越多。',
      'The permittivity of X5R and X7R ceramics falls with the field. Of two parts of 10 µF, 10 V the smaller one has the thinner layers, so the same voltage makes a stronger field and takes more of its value.',
    ),
    table(
      [
        ['封装', 'Size'],
        ['0 V', '0 V'],
        ['3.3 V', '3.3 V'],
        ['5 V', '5 V'],
        ['10 V', '10 V'],
      ],
      ['0603', '100 %', '60 %', '43 %', '20 %'],
      ['0805', '100 %', '78 %', '65 %', '38 %'],
      ['1206', '100 %', '90 %', '82 %', '60 %'],
    ),
    paragraph(
      '上表是 10 V 额定 X5R 器件的典型值，各厂不同，以规格书曲线为准。温度与老化还会再减去 10–20 %。',
      'Typical for X5R rated 10 V; makers differ, and the curve in the data sheet decides. Temperature and ageing take another 10–20 %.',
    ),
    heading('三条规则', 'Three rules'),
    list(
      [
        '按工作电压下的有效容值选，而不是标称值；稳压器的环路稳定性看的是有效值。',
        'Choose by what is left at the working voltage: that is what the loop of a regulator sees.',
      ],
      [
        '空间允许时升一级封装，往往比加一只并联更省面积和钱。',
        'If there is room, one size up is often less area and money than a second part.',
      ],
      [
        '滤波与定时电路改用 C0G，它的容值不随电压变化。',
        'For filters and timing use C0G, which does not move with voltage.',
      ],
    ),
    heading('怎样在商城里筛选', 'How to filter for it'),
    paragraph(
      '在陶瓷电容分类里先定封装，再把额定电压下限设为工作电压的两倍，最后按容值排序。详情页的“文档”一栏附有偏压曲线。',
      'In the category of ceramic capacitors pick the size, set the lower end of the rated voltage to twice the working voltage, then sort by capacitance. The documents of a part include the curve.',
    ),
  ),
};
