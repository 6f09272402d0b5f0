/** English names of Chinese places that are not the pinyin of the Chinese ones, or whose characters have another reading. */
export const englishNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      内蒙古: 'Inner Mongolia',
      陕西: 'Shaanxi',
      西藏: 'Xizang (Tibet)',
      香港: 'Hong Kong',
      澳门: 'Macao',
    },
    ...{ 呼和浩特: 'Hohhot', 鄂尔多斯: 'Ordos', 呼伦贝尔: 'Hulunbuir', 巴彦淖尔: 'Bayannur' },
    ...{ 乌兰察布: 'Ulanqab', 兴安: 'Hinggan', 锡林郭勒: 'Xilingol', 阿拉善: 'Alxa' },
    ...{ 哈尔滨: 'Harbin', 齐齐哈尔: 'Qiqihar' },
    ...{ 拉萨: 'Lhasa', 日喀则: 'Shigatse', 昌都: 'Qamdo', 林芝: 'Nyingchi', 那曲: 'Nagqu', 阿里: 'Ngari' },
    ...{ 乌鲁木齐: 'Urumqi', 克拉玛依: 'Karamay', 吐鲁番: 'Turpan', 博尔塔拉: 'Bortala' },
    ...{ 巴音郭楞: 'Bayingolin', 阿克苏: 'Aksu', 克孜勒苏: 'Kizilsu', 喀什: 'Kashgar', 和田: 'Hotan' },
    ...{ 伊犁: 'Ili', 阿勒泰: 'Altay', 阿拉尔: 'Aral', 图木舒克: 'Tumxuk', 可克达拉: 'Kokdala' },
    ...{ 阿坝: 'Ngawa', 甘孜: 'Garze', 果洛: 'Golog', 闵行: 'Minhang', 丰都: 'Fengdu' },
  }),
);
