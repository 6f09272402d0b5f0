import { FakeRefunds } from './fake-refunds.ts';

type Fields = Readonly<Record<string, string>>;

const found = { code: '10000', msg: 'Success' };
const failure = (subCode: string) => ({ code: '40004', msg: 'Business Failed', sub_code: subCode });

/** The trades of Alipay's gateway, by their number in the shop: `alipay.trade.query` finds them, and any is given back. */
export function fakeTrades() {
  const trades = new Map<string, Fields>();
  const refunds = new FakeRefunds();

  /** Answers `alipay.trade.refund`; undefined where the answer is lost. */
  function refund({ out_request_no: number = '', refund_amount: amount = '', trade_no }: Fields) {
    const answer = { ...found, trade_no, refund_fee: amount };
    switch (refunds.ask(number, amount)) {
      case 'none':
        return { ...answer, fund_change: 'Y' };
      case 'again':
        return { ...answer, fund_change: 'N' };
      case 'postponed':
        return failure('ACQ.SELLER_BALANCE_NOT_ENOUGH');
      case 'refused':
        return failure('ACQ.TRADE_HAS_FINISHED');
      case 'lost':
        return undefined;
    }
  }

  function answer(method: string, content: Fields): object | undefined {
    const { out_request_no: request = '', out_trade_no: number = '' } = content;
    if (method === 'alipay.trade.refund') return refund(content);
    if (method === 'alipay.trade.fastpay.refund.query')
      return refunds.given.has(request) ? { ...found, refund_status: 'REFUND_SUCCESS' } : found;
    const trade = trades.get(number);
    return trade ? { ...found, out_trade_no: number, ...trade } : failure('ACQ.TRADE_NOT_EXIST');
  }

  return { trades, refunds, answer };
}
