import type { Language } from '../language.ts';
import { type Currency, formatCents } from '../money/index.ts';
import { withColours } from '../palette.ts';
import { refundField, sandboxPath, sandboxRefunds, unreportedField } from './addresses.ts';

/** With the colours of the web app's theme, which is not loaded here: the page stands for a foreign service. */
export const sandboxStyle = withColours(`
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--bg-subtle);color:var(--fg);
font:14px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:420px;background:var(--bg-raised);border:1px solid var(--line);border-radius:4px;padding:24px}
.note{margin:0 0 20px;padding:8px 12px;border-radius:4px;background:var(--warning-soft);color:var(--warning)}
h1{margin:0 0 4px;font-size:20px;line-height:1.45}
.amount{margin:16px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px;padding-top:16px;border-top:1px solid var(--line)}
dt{color:var(--fg-muted)}
dd{margin:0;text-align:right;font-family:ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
form{display:grid;gap:8px}
label{display:flex;gap:8px;align-items:start;order:1;margin-top:8px;color:var(--fg-muted)}
label input{margin:4px 0 0;flex:none}
button{font:inherit;font-weight:600;min-height:44px;border-radius:4px;cursor:pointer;border:1px solid var(--line-control);
background:transparent;color:var(--fg)}
button[value=paid]{background:var(--accent);border-color:var(--accent);color:var(--accent-contrast)}
button[value=paid]:hover{background:var(--accent-strong);border-color:var(--accent-strong)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
`);

const words = {
  zh_CN: {
    lang: 'zh-CN',
    title: '沙盒收银台',
    note: '这是测试支付，不会产生真实扣款。',
    payment: '支付单号',
    order: '订单号',
    method: '支付方式',
    pay: '确认支付',
    decline: '拒绝支付',
    unreported: '不通知商店（模拟通知丢失）',
    refund: '如需退款',
    refunds: { done: '立即退款', pending: '一直处理中', refused: '拒绝退款' },
    methods: { CNY: '银行卡或支付宝', USD: 'PayPal' },
  },
  en_US: {
    lang: 'en',
    title: 'Sandbox cashier',
    note: 'This is a test payment: no money is charged.',
    payment: 'Payment',
    order: 'Order',
    method: 'Method',
    pay: 'Pay',
    decline: 'Decline the payment',
    unreported: 'Do not notify the shop, as if the message was lost',
    refund: 'A later refund',
    refunds: { done: 'is carried out', pending: 'stays pending', refused: 'is refused' },
    methods: { CNY: 'Card or Alipay', USD: 'PayPal' },
  },
} as const;

/** A payment that a browser is about to be sent to. */
export interface StartedPayment {
  readonly number: string;
  /** The number so that nobody can guess it, for addresses that the browser comes back to; letters that need no escape in HTML. */
  readonly ticket: string;
  readonly orderNo: string | null;
  /** Cents. */
  readonly amount: number;
  readonly currency: Currency;
  readonly language: Language;
}

/**
 * The page of the sandbox cashier, where an online payment is paid or declined: the amount in cents, in the words of a language.
 * Nothing of it is escaped, so everything that is put in must be the shop's own: numbers and tickets.
 */
export function sandboxPage({ number, ticket, orderNo, amount, currency, language }: StartedPayment): string {
  const said = words[language];
  const refunds = sandboxRefunds
    .map((value) => `<option value="${value}">${said.refunds[value]}</option>`)
    .join('');
  const order = orderNo === null ? '' : `<dt>${said.order}</dt><dd>${orderNo}</dd>`;
  return `<!doctype html>
<html lang="${said.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said.title}</title>
<link rel="icon" href="/favicon.svg">
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="note">${said.note}</p>
<h1>${said.title}</h1>
<p class="amount">${formatCents(amount, currency)}</p>
<dl>${order}<dt>${said.payment}</dt><dd>${number}</dd><dt>${said.method}</dt><dd>${said.methods[currency]}</dd></dl>
<form action="${sandboxPath}" method="post">
<input type="hidden" name="payment" value="${ticket}">
<label><input type="checkbox" name="${unreportedField}" value="1"> ${said.unreported}</label>
<label>${said.refund} <select name="${refundField}">${refunds}</select></label>
<button name="outcome" value="paid">${said.pay}</button>
<button name="outcome" value="declined">${said.decline}</button>
</form>
</main>
</body>
</html>
`;
}
