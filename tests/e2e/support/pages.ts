/** A page of the shop as a test opens it. */
export interface OpenPage {
  readonly name: string;
  readonly path: string;
}

/** Every page that a visitor can open. */
export const visitorPages: readonly OpenPage[] = [
  { name: 'home', path: '/' },
  { name: 'category overview', path: '/goodsCenter' },
  { name: 'product list', path: '/goodsCenter?id=3' },
  { name: 'product detail', path: '/GoodsDetails?id=1' },
  { name: 'search', path: '/searchAll?id=1&keyWord=100nF' },
  { name: 'news', path: '/news' },
  { name: 'news detail', path: '/newsDetail?nid=1' },
  { name: 'about us', path: '/aboutUs' },
  { name: 'contact', path: '/contactUs' },
  { name: 'solutions', path: '/solution' },
  { name: 'help centre', path: '/service' },
  { name: 'technical documents', path: '/tgshare' },
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'reset of the password', path: '/modifyPsd' },
  { name: 'sample order', path: '/order' },
  { name: 'unknown page', path: '/no/such/page' },
];

/** The same pages with less, more or nothing to show, and those that ask a visitor to sign in. */
export const visitorVariants: readonly OpenPage[] = [
  { name: 'list of a category with categories inside', path: '/goodsCenter?id=2' },
  { name: 'list with conditions, one of them unknown', path: '/goodsCenter?id=8&column2=1&inStock=1' },
  { name: 'list that finds nothing', path: '/goodsCenter?id=3&keyWord=zzzzqq' },
  { name: 'list with a comparison', path: '/goodsCenter?id=32&compare=1.2.3' },
  { name: 'comparison of three parts', path: '/compare?ids=1,2,40&quantity=500' },
  { name: 'comparison of different parts only', path: '/compare?ids=1,40&differences=1' },
  { name: 'comparison of nothing', path: '/compare' },
  { name: 'comparison with a part that is not there', path: '/compare?ids=1,999999' },
  { name: 'unknown category', path: '/goodsCenter?id=99999' },
  { name: 'unknown product', path: '/GoodsDetails?id=999999' },
  { name: 'search for documents', path: '/searchAll?id=2&keyWord=resistor' },
  { name: 'search for news', path: '/searchAll?id=3&keyWord=LED' },
  { name: 'search that finds nothing', path: '/searchAll?id=1&keyWord=qqzzqq' },
  { name: 'unknown news', path: '/newsDetail?nid=99999' },
  { name: 'documents that a search finds', path: '/tgshare?keyWord=capacitor&downloadGrade=2' },
  { name: 'a technical document', path: '/tgshare?tid=1' },
  { name: 'documents that no search finds', path: '/tgshare?keyWord=zzzzqq' },
  { name: 'cart of a visitor', path: '/shopcar' },
  { name: 'orders of a visitor', path: '/all/order' },
  { name: 'application for a customised product', path: '/customized/apply' },
  { name: 'order of a visitor', path: '/submit/order?carIds=40&num=1&number=100' },
];

/** The pages of a member; `unpaid` is the number of an order that awaits its payment. */
export function memberPages(unpaid: string): readonly OpenPage[] {
  return [
    { name: 'home of a member', path: '/' },
    { name: 'cart', path: '/shopcar' },
    { name: 'order', path: '/submit/order?carIds=98&num=1&number=500' },
    { name: 'order of nothing', path: '/submit/order' },
    { name: 'cashier', path: '/payPage' },
    { name: 'result of a payment', path: `/pay?orderNo=${unpaid}` },
    { name: 'result of no payment', path: '/pay' },
    { name: 'orders', path: '/all/order' },
    { name: 'customised orders', path: '/all/order?type=1' },
    { name: 'sample orders', path: '/all/order?type=2' },
    { name: 'orders that no search finds', path: '/all/order?keyWord=zzzzqq' },
    { name: 'order detail', path: `/order/orderDetail?id=${unpaid}&num=1&type=0` },
    { name: 'unknown order', path: '/order/orderDetail?id=P2020010100000001&type=0' },
    { name: 'favourites', path: '/collection/all' },
    { name: 'footprints', path: '/footPrint/all' },
    { name: 'stock alerts', path: '/stockAlerts' },
    { name: 'member centre', path: '/membercenter' },
    { name: 'personal data', path: '/memberCenterDetail?i=0' },
    { name: 'delivery addresses', path: '/memberCenterDetail?i=1' },
    { name: 'login password', path: '/memberCenterDetail?i=2' },
    { name: 'payment password', path: '/memberCenterDetail?i=3' },
    { name: 'invoice data', path: '/memberCenterDetail?i=4' },
    { name: 'messages', path: '/mine/message' },
    { name: 'chats about orders', path: '/mine/message?tab=chats' },
    { name: 'projects', path: '/myProject/MyProject' },
    { name: 'remote support', path: '/remote/technology' },
    { name: 'devices and sign-in', path: '/member/security' },
    { name: 'my data', path: '/member/data' },
    { name: 'balance', path: '/balance/MyBalance' },
    {
      name: 'account flow that no filter leaves',
      path: '/balance/MyBalance?startDate=2020-01-01&endDate=2020-01-02',
    },
    { name: 'points', path: '/balance/MyBalance?tab=points' },
    { name: 'top-up', path: '/cash/charge?type=cz' },
    { name: 'withdrawal', path: '/cash/charge?type=tx' },
  ];
}
