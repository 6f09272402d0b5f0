import type { SceneName } from '#drawings/scenes/index.ts';
import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoNews } from '#server/seed/demo-content.ts';
import { both, link, list, page, paragraph } from '../markup.ts';

const flash = (
  daysAgo: number,
  scene: SceneName,
  texts: Pick<DemoNews, 'title' | 'viceTitle' | 'content'>,
): DemoNews => ({ contentType: 2, daysAgo, imageUrl: scenePicture(scene), ...texts });

export const documentsFlash = flash(2, 'package-drawings', {
  title: both('技术资料栏目开放下载', 'Technical documents are open for download'),
  viceTitle: both(
    '规格书、应用笔记与封装图纸，会员可取全部',
    'Data sheets, notes and drawings; members get all of them',
  ),
  content: page(
    paragraph(
      `${link('/tgshare', '技术资料')}按类别列出规格书、应用笔记与封装图纸。带下载按钮的可直接取，标有会员的登录后可取。`,
      `The page of ${link('/tgshare', 'technical documents')} lists data sheets, application notes and drawings by category. Some download at once; those marked for members need a sign-in.`,
    ),
    paragraph(
      '需要的资料不在其中时，请从产品页联系客服，我们向原厂索取。',
      'If one is missing, ask customer service from the product page and we will get it from the maker.',
    ),
  ),
});

/** Short news, the newest first. */
export const flashes: readonly DemoNews[] = [
  flash(1, 'connector-row', {
    title: both('连接器与接线端子上架按针数筛选', 'Connectors and terminals now filter by contacts'),
    viceTitle: both('针数、间距、额定电流三项组合', 'Contacts, pitch and rated current combined'),
    content: page(
      paragraph(
        '排针、线对板、接线端子与 FFC/FPC 连接器均可按针数、间距与额定电流组合筛选，列表直接显示这三列。',
        'Pin headers, wire-to-board connectors, terminal blocks and FFC/FPC connectors can be narrowed down by contacts, pitch and rated current, and the list shows all three.',
      ),
    ),
  }),
  documentsFlash,
  flash(5, 'land-pattern', {
    title: both('每个型号都有按比例绘制的外形图', 'Every part now has a drawing to scale'),
    viceTitle: both(
      '俯视、侧视、立体与尺寸标注四个视图',
      'From above, from the side, in three dimensions, with figures',
    ),
    content: page(
      paragraph(
        '产品图由封装名称按标准尺寸生成，四个视图分别是立体、俯视、侧视和尺寸标注，单位毫米。公差以原厂规格书为准。',
        'The pictures are drawn from the package and its standard: in three dimensions, from above, from the side, and with dimensions in millimetres. For tolerances the maker’s data sheet decides.',
      ),
    ),
  }),
  flash(9, 'order-sheet', {
    title: both('电子发票可在订单列表直接申请', 'Invoices can be asked for from the list of orders'),
    viceTitle: both('上次填写的抬头自动带出', 'What you gave last time is filled in'),
    content: page(
      paragraph(
        '付款后的标准订单在订单列表点击“开票”即可申请，抬头、税号与开户行自动带出上次填写的内容。',
        'For a paid standard order choose “invoice” in the list of orders; name, tax number and bank are those of the last time.',
      ),
      list(
        [
          '国内开增值税发票，国外开商业发票。',
          'Domestic orders get a VAT invoice, foreign ones a commercial invoice.',
        ],
        ['定制订单按已付的分期勾选开票。', 'For customised orders tick the instalments that were paid.'],
      ),
    ),
  }),
  flash(16, 'load-step', {
    title: both('远程技术支持可预约时间', 'Remote support can be booked'),
    viceTitle: both(
      '电源、接口与射频问题，工程师在线协助',
      'Power, interfaces and radio: an engineer looks at it with you',
    ),
    content: page(
      paragraph(
        `在${link('/remote/technology', '远程技术')}填写问题、沟通方式与期望日期，审核后由工程师联系。请附上原理图与示波器截图，能省去一轮往返。`,
        `Under ${link('/remote/technology', 'remote support')} state question, means of contact and date; an engineer calls back. A schematic and a picture of the oscilloscope save one round.`,
      ),
    ),
  }),
  flash(23, 'shelf-grid', {
    title: both('季度盘点：最后一个周六停止出库', 'Stocktaking on the last Saturday of each quarter'),
    viceTitle: both('当天可下单，周一起按付款先后发出', 'Orders are taken and leave from Monday on'),
    content: page(
      paragraph(
        '每季度最后一个周六盘点，当天不出库。下单与付款不受影响，周一起按付款先后发出。盘点后库存数量可能有小幅修正。',
        'On the last Saturday of each quarter we count and dispatch nothing. Ordering and paying go on; parcels leave from Monday in the order of payment. Stock figures may change a little afterwards.',
      ),
    ),
  }),
  flash(30, 'dry-pack', {
    title: both('潮敏器件标签新增剩余车间寿命', 'Labels now state the floor life that is left'),
    viceTitle: both('拆零重封的袋子写明拆封时间', 'Bags sealed again tell when they were opened'),
    content: page(
      paragraph(
        'MSL 3 及以上器件拆零后重新封装，标签除等级外还印有首次拆封时间与剩余车间寿命，产线不必再推算。',
        'When parts of MSL 3 and above are split and sealed again, the label states level, time of first opening and the floor life that is left, so nobody has to work it out.',
      ),
    ),
  }),
  flash(45, 'supply-board', {
    title: both('解决方案栏目更新至十四个', 'Fourteen solutions to build on'),
    viceTitle: both(
      '电源、接口、传感与驱动，附关键器件与设计要点',
      'Power, interfaces, sensing and drives, with key parts and notes',
    ),
    content: page(
      paragraph(
        `${link('/solution', '解决方案')}收录十四个常用电路，每个给出原理说明、关键器件及可直接购买的型号、布局与选型要点。`,
        `${link('/solution', 'Solutions')} holds fourteen circuits, each with how it works, its key parts ready to buy, and notes on layout and choice.`,
      ),
    ),
  }),
];
