/** The first character of every syllable in the first level of GB 2312, whose 3,755 characters are in the order of their pronunciation. */
const firstOfSyllables =
  '啊埃鞍肮凹芭白斑邦苞杯奔崩逼鞭标鳖彬兵玻捕擦猜餐苍操厕层插拆搀昌超车郴撑吃充抽初揣川疮吹春戳疵聪凑粗蹿摧村磋搭呆耽当刀德蹬堤颠碉跌丁丢东兜督端堆墩掇蛾恩而发藩坊菲芬丰佛否夫噶该干冈篙哥给根耕工钩辜刮乖棺光瑰辊锅哈骸酣夯壕呵嘿痕哼轰喉呼花槐欢荒灰荤豁击嘉歼僵蕉揭巾荆炯揪鞠捐撅均喀开刊康考坷肯坑空抠枯夸块宽匡亏坤括垃莱蓝琅捞勒雷棱厘俩联粮撩列琳玲溜龙楼芦驴峦掠抡萝妈埋瞒芒猫么玫门萌眯棉苗蔑民明谬摸谋拇拿氖南囊挠呢馁嫩能妮蔫娘鸟捏您柠牛脓奴女暖虐挪哦欧啪拍攀乓抛呸喷砰坯篇飘撇拼乒坡剖扑期掐牵枪橇切钦青琼秋趋圈缺裙然瓤饶惹壬扔日戎揉茹软蕊闰若撒腮三桑搔瑟森僧莎筛珊墒梢奢砷声师收蔬刷摔栓霜谁吮说斯松搜苏酸虽孙蓑塌胎坍汤掏特藤梯天挑贴厅通偷凸湍推吞拖挖歪豌汪威瘟嗡挝巫昔瞎掀相萧楔薪星兄休墟轩靴勋压焉殃邀椰一茵英哟拥幽迂鸳曰耘匝栽咱赃遭责贼怎增扎摘瞻樟招遮珍蒸帧症芝中舟珠抓拽专桩椎谆捉兹鬃邹租钻嘴尊昨';

/** Characters of the trade that are in the second level, each with one of the first that sounds alike. */
const others = new Map([
  ['耦', '藕'],
  ['锂', '里'],
  ['钽', '坦'],
  ['酯', '止'],
]);

const [firstRow, lastRow, columns, lead] = [16, 55, 94, 0xa0];

function charactersByPronunciation(): string {
  const bytes: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = 1; column <= columns; column += 1) bytes.push(lead + row, lead + column);
  return new TextDecoder('gb2312').decode(Uint8Array.from(bytes));
}

let syllables: ReadonlyMap<string, string> | undefined;

/** Each character with the first of its syllable; made when a word is first corrected. */
function readSyllables(): ReadonlyMap<string, string> {
  const firsts = new Set(firstOfSyllables);
  const found = new Map<string, string>();
  let syllable = '';
  for (const character of charactersByPronunciation()) {
    if (firsts.has(character)) syllable = character;
    found.set(character, syllable);
  }
  return found;
}

/** A Chinese word as it sounds, without tones: 电租, 电组 and 电阻 sound alike. Other characters stay. */
export function soundOf(word: string): string {
  syllables ??= readSyllables();
  const known = syllables;
  return Array.from(word, (character) => {
    const usual = others.get(character) ?? character;
    return known.get(usual) ?? usual;
  }).join('');
}
