import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoProfile } from '#server/seed/demo-content.ts';
import { both } from './markup.ts';

/** Who runs the demo shop. */
export const profile: DemoProfile = {
  frontCover: scenePicture('company-cover'),
  synopsis: both(
    '焊盘元件商城是一家面向研发与中小批量生产的电子元器件分销商，总部位于深圳华强北，现货仓与检验室同在一处。我们把参数、价格、库存与图纸写清楚，让工程师和采购在同一页上做决定。',
    'Padstack Components distributes electronic parts for development and small series. Its office stands in Huaqiangbei, Shenzhen, with stock and inspection under one roof. We state parameters, prices, stock and drawings plainly, so that engineers and buyers decide on the same page.',
  ),
  idea: both(
    '一个型号值不值得买，应当由数据回答：能按参数找到，能看见尺寸，能算清总价，能知道哪天到。缺哪一项，我们就补哪一项，而不是用形容词代替。',
    'Whether a part is worth buying is a question for facts: it can be found by its values, its size can be seen, its price worked out, its day of arrival known. Where one of these is missing we add it, and not an adjective.',
  ),
  mainBusiness: both(
    '现货分销：剪带、编带盘与整盘，工作日 16:00 前付款当日出库。样品：以积分兑换，先验证后采购。定制：磁性件、线束、连接器与特殊筛选，按合同分期。技术支持：资料下载、参考方案与远程协助。',
    'From stock: cut tape, mini-reels and full reels, dispatched the same working day when paid by 16:00. Samples: paid with points, to prove a part before it is bought. Customised: magnetics, cables, connectors and selected parts, by contract and instalments. Support: documents, reference circuits and remote help.',
  ),
  products: both(
    '阻容感、晶体、分立半导体、电源管理、模拟与接口芯片、单片机与存储器、光电与显示、传感器与无线模块、连接器、开关与继电器，七个大类六十余个小类，全部可以按参数筛选。',
    'Resistors, capacitors and inductors, crystals, discrete semiconductors, power management, analogue and interface circuits, controllers and memory, optoelectronics and displays, sensors and radio modules, connectors, switches and relays: seven families, more than sixty categories, all of them searchable by value.',
  ),
  ourPurpose: both(
    '让每一颗料都说得清来处、对得上图纸、经得起检验。',
    'Every part with a known origin, a drawing that matches and an inspection that it passed.',
  ),
  imageText: [
    {
      img: scenePicture('shelf-grid'),
      des: both(
        '现货仓：每个库位有地址，同一型号先到先出，拣货扫码核对。',
        'Stock: every bin has an address, older lots leave first, and each pick is scanned.',
      ),
    },
    {
      img: scenePicture('incoming-inspection'),
      des: both(
        '入库检验：标签、包装、外观、尺寸与电性五个步骤，每批留档。',
        'Incoming inspection in five steps: label, packing, looks, size and values, with a record of every lot.',
      ),
    },
    {
      img: scenePicture('dry-pack'),
      des: both(
        '潮敏管理：真空防潮袋、湿度卡与剩余车间寿命标签。',
        'Moisture under control: barrier bags, humidity cards and labels that state the floor life left.',
      ),
    },
    {
      img: scenePicture('tape-and-reel'),
      des: both(
        '分装：剪带与编带盘按步距计数，引带前后各 400 mm。',
        'Repacking: cut tape and mini-reels counted by pitch, with 400 mm of leader at both ends.',
      ),
    },
    {
      img: scenePicture('custom-part'),
      des: both(
        '定制：来图评审、打样确认、按合同分期生产。',
        'Customised: your drawing reviewed, samples approved, made by contract and instalments.',
      ),
    },
    {
      img: scenePicture('load-step'),
      des: both(
        '应用支持：参考电路附关键器件与布局要点，工程师可远程协助。',
        'Applications: circuits with key parts and notes on layout, and an engineer to look at yours.',
      ),
    },
  ],
};
