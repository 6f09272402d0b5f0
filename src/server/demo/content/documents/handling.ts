import { scenePicture } from '#drawings/scenes/index.ts';
import { both, heading, list, page, paragraph, table } from '../markup.ts';
import { document } from './document.ts';

export const handling = [
  document(
    'lead-free-reflow-guide',
    { grade: 0, daysAgo: 13, counts: [2456, 988], figure: scenePicture('reflow-profile') },
    both('无铅回流焊接指南', 'Guide to lead-free reflow soldering'),
    both(
      'SAC305 焊膏的温度曲线与 J-STD-020 峰值上限',
      'Profile for SAC305 paste and the peak limits of J-STD-020',
    ),
    page(
      table(
        [
          ['阶段', 'Phase'],
          ['温度', 'Temperature'],
          ['时间或速率', 'Time or rate'],
        ],
        [['升温', 'Ramp'], '25–150 ℃', '1–3 ℃/s'],
        [['保温', 'Soak'], '150–200 ℃', '60–120 s'],
        [['液相以上', 'Above liquidus'], '&gt; 217 ℃', '60–150 s'],
        [['峰值', 'Peak'], '245–260 ℃', '≤ 30 s'],
        [['冷却', 'Cooling'], ['至 100 ℃', 'to 100 °C'], '≤ 6 ℃/s'],
      ),
      paragraph(
        '板厚与大件决定实际曲线，请在最大与最小器件旁各贴一只热电偶。',
        'Board and heavy parts decide the true profile: put thermocouples at the largest and the smallest part.',
      ),
    ),
  ),
  document(
    'moisture-sensitive-parts',
    { grade: 0, daysAgo: 30, counts: [1677, 590], figure: scenePicture('dry-pack') },
    both('潮敏器件的储存、拆封与烘烤', 'Storing, opening and baking moisture-sensitive parts'),
    both('MSL 等级、车间寿命与 J-STD-033 烘烤条件', 'MSL levels, floor life and baking by J-STD-033'),
    page(
      table(
        [
          ['等级', 'Level'],
          ['车间寿命（30 ℃ / 60 % RH）', 'Floor life (30 °C, 60 % RH)'],
        ],
        ['MSL 1', ['不限', 'unlimited']],
        ['MSL 2', ['1 年', '1 year']],
        ['MSL 3', ['168 小时', '168 hours']],
        ['MSL 4', ['72 小时', '72 hours']],
        ['MSL 5', ['48 小时', '48 hours']],
      ),
      list(
        ['湿度卡 10 % 点变色时须先烘烤。', 'Bake first when the 10 % spot of the humidity card has changed.'],
        ['料盘不耐 125 ℃，用 40 ℃ 低湿烘箱。', 'Reels do not stand 125 °C: use a dry oven at 40 °C.'],
        ['用剩的料当班重新真空封装。', 'Seal what is left within the same shift.'],
      ),
    ),
  ),
  document(
    'hand-soldering-and-rework',
    { grade: 0, daysAgo: 58, counts: [1320, 431] },
    both('手工焊接与返修', 'Hand soldering and rework'),
    both('烙铁温度、时间与陶瓷电容的注意事项', 'Iron temperature, time, and what ceramic capacitors need'),
    page(
      table(
        [
          ['器件', 'Part'],
          ['烙铁温度', 'Iron'],
          ['每脚时间', 'Time per joint'],
        ],
        [['片式阻容', 'Chip parts'], '350 ℃', '≤ 3 s'],
        [['SOIC、QFP', 'SOIC, QFP'], '340 ℃', '≤ 3 s'],
        [['连接器', 'Connectors'], '360 ℃', '≤ 4 s'],
        ['LED', '320 ℃', '≤ 2 s'],
      ),
      heading('陶瓷电容', 'Ceramic capacitors'),
      paragraph(
        '先整板预热到 120 ℃，烙铁头只碰焊盘，不碰端头，否则热冲击会产生裂纹。',
        'Warm the board to 120 °C first and touch the land, never the part: the shock cracks it.',
      ),
    ),
  ),
  document(
    'shelf-life-of-components',
    { grade: 1, daysAgo: 84, counts: [893, 240], figure: scenePicture('shelf-grid') },
    both('电子元件的储存期限与可焊性', 'Shelf life and solderability of components'),
    both('按端子镀层给出期限，超期后的检验方法', 'By finish, and how to test what is older'),
    page(
      table(
        [
          ['类别', 'Kind'],
          ['期限', 'Shelf life'],
        ],
        [
          ['纯锡端子器件', 'Matte tin finish'],
          ['2 年', '2 years'],
        ],
        [
          ['镍钯金端子器件', 'NiPdAu finish'],
          ['5 年', '5 years'],
        ],
        [
          ['铝电解电容', 'Aluminium electrolytics'],
          ['2 年，超期后老练', '2 years, then re-form'],
        ],
        [
          ['连接器', 'Connectors'],
          ['2 年', '2 years'],
        ],
      ),
      paragraph(
        '储存条件为 5–35 ℃、湿度 70 % 以下，远离含硫气体。',
        'Keep at 5–35 °C, below 70 % humidity and away from sulphur.',
      ),
    ),
  ),
  document(
    'esd-handling',
    { grade: 0, daysAgo: 110, counts: [756, 222] },
    both('静电防护操作要求', 'Handling parts that mind static'),
    both('HBM 与 CDM 等级、工位配置与日常点检', 'HBM and CDM classes, the bench, and daily checks'),
    page(
      table(
        [
          ['HBM 等级', 'HBM class'],
          ['耐压', 'Withstands'],
        ],
        ['0', ['250 V 以下', 'below 250 V']],
        ['1A', '250–500 V'],
        ['1C', '1–2 kV'],
        ['2', '2–4 kV'],
      ),
      list(
        ['腕带电阻 0.75–10 MΩ，每班点检。', 'Wrist straps of 0.75–10 MΩ, checked every shift.'],
        ['台垫对地 1 MΩ–1 GΩ。', 'Mats 1 MΩ–1 GΩ to ground.'],
        ['周转用防静电盒，不用普通塑料袋。', 'Carry parts in antistatic boxes, not in plain bags.'],
      ),
    ),
  ),
];
