import { openSession } from '#server/session/login.ts';
import { pdf } from '../files/sample-files.ts';
import { creditBalances } from '../support/balances.ts';
import { addMember, type TestMember } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import type { TestApp } from '../support/test-app.ts';

/** A member who has used every part of the shop. Every own text holds `mark`, and no text of anybody else does. */
export interface FullMember {
  readonly token: string;
  readonly member: TestMember;
  readonly mark: string;
  /** Paths of an attachment, a signed contract and a picture. */
  readonly files: { readonly annex: string; readonly contract: string; readonly picture: string };
}

let made = 0;

const at = '2026-03-02T07:00:00Z';

interface Values {
  readonly id: number;
  /** The last eight digits of the numbers of orders. */
  readonly number: string;
  readonly mark: string;
  readonly productId: number;
  readonly annex: string;
  readonly contract: string;
}

/** Statements that add the rows of a member. The orders are finished, so that the account can be closed. */
const rowsOf = ({ id, number, mark, productId, annex, contract }: Values) => [
  `insert into address (member_id, mechanism_name, contacts, country, address, zip_code, contact_phone, is_default, created_at)
   values (${id}, '${mark} firm', '${mark} contact', 'China', '${mark} street', '518000', '${mark}1', true, '${at}')`,
  `insert into cart_item (member_id, product_id, num, created_at) values (${id}, ${productId}, 700, '${at}')`,
  `insert into favourite (member_id, product_id, seen_price, created_at) values (${id}, ${productId}, 4200, '${at}')`,
  `insert into footprint (member_id, product_id, seen_price, visited_at) values (${id}, ${productId}, 4200, '${at}')`,
  `insert into notice (member_id, content_zh, content_en, message_type, created_at)
   values (${id}, '${mark} 通知', '${mark} notice', 2, '${at}')`,
  `insert into project (member_id, name, phone, description, state, created_at)
   values (${id}, '${mark} project', '${mark}2', '${mark} idea', 0, '${at}')`,
  `insert into remote_support (member_id, question, communication, contact, scheduled, language_type, remark, state, created_at)
   values (${id}, '${mark} question', 2, '${mark}3', '2026-04-01', 1, '${mark} remark', 0, '${at}')`,
  `insert into standard_order (order_no, member_id, state, ass_flag, invoice_flag, goods_money, discount_money, us_money, zh_money, rate_micros,
     discount_type, receiving_user, receiving_address, receiving_phone, search_text, created_at, paid_at)
   values ('P20260302${number}', ${id}, 4, 0, 0, 1663, 0, 1663, 11807, 7100000, 3, '${mark} user', '${mark} place', '${mark}4', '${mark}', '${at}', '${at}')`,
  `insert into order_line (order_no, position, product_id, product_num, product_name_zh, product_name_en, product_describe_zh,
     product_describe_en, product_img, unit_price, num, line_money)
   values ('P20260302${number}', 1, ${productId}, 'RC0603-77', '贴片电阻', 'Chip resistor', '-', '-', '/img/a.svg', 4200, 700, 1663)`,
  `insert into order_event (order_no, event, done_by, created_at) values ('P20260302${number}', 1, 1, '${at}'), ('P20260302${number}', 2, 1, '${at}')`,
  `insert into sample_order (order_no, member_id, state, points, product_id, product_num, product_name_zh, product_name_en,
     product_img, receiving_user, receiving_address, receiving_phone, search_text, created_at)
   values ('S20260302${number}', ${id}, 3, 5, ${productId}, 'RC0603-77', '贴片电阻', 'Chip resistor', '/img/a.svg', '${mark} s', '${mark} s', '${mark}', '${mark}', '${at}')`,
  `insert into customised_order (order_no, member_id, state, ass_flag, send, rate_micros, created_at, product_name, index_requirement,
     size_requirement, demand_quantity, delivery_cycle, quality_grade, weight, installation_mode, use_environment,
     other_process_requirements, detailed_description, company_name, annex_file, receiving_user, receiving_address, receiving_phone,
     back_contract, search_text)
   values ('C20260302${number}', ${id}, 8, 0, 0, 7100000, '${at}', 'Module', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${mark}', '${annex}', '${mark}', '${mark}', '${mark}',
     'contract.pdf,${contract}', '${mark}')`,
  `insert into payment (number, member_id, order_no, pay_type, currency, amount, state, created_at, ended_at)
   values ('Z20260302${number}', ${id}, 'P20260302${number}', 4, 'USD', 1663, 'paid', '${at}', '${at}')`,
  `insert into instalment (order_no, position, head_amount, invoice_flag, us_money, zh_money, name_zh, name_en, paid_by, paid_at)
   values ('C20260302${number}', 1, 0, 0, 5000, 35500, '定金', 'Deposit', 'Z20260302${number}', '${at}')`,
  `insert into after_sales (order_no, member_id, service_type, question, decision, reply, created_at, decided_at)
   values ('P20260302${number}', ${id}, 1, '${mark} broken', 2, '${mark} reply', '${at}', '${at}')`,
  `insert into invoice (member_id, order_no, order_type, invoice_type, info, state, link, us_money, zh_money, created_at, decided_at)
   values (${id}, 'P20260302${number}', 1, 1, '{"name":"${mark} issued"}', 2, '/i.pdf', 1663, 11807, '${at}', '${at}')`,
  `insert into invoice (member_id, order_no, order_type, instalment_ids, invoice_type, info, state, refusal, created_at, decided_at)
   values (${id}, 'C20260302${number}', 2, '{1}', 1, '{"name":"${mark} refused"}', 3, '${mark} no', '${at}', '${at}')`,
  `insert into withdrawal (cash_no, member_id, cash_type, amount, cash_account, state, reason, created_at, decided_at)
   values ('W20260302${number}', ${id}, 2, 100, '${mark}@example.com', 3, '${mark} why', '${at}', '${at}')`,
  `insert into order_chat (order_no, member_id, object_type, last_at) values ('P20260302${number}', ${id}, 1, '${at}')`,
  `insert into chat_message (order_no, member_id, from_shop, content, created_at)
   values ('P20260302${number}', ${id}, false, '${mark} hello', '${at}')`,
  `update order_chat set last_id = (select max(id) from chat_message where member_id = ${id}) where member_id = ${id}`,
];

/** Adds a member who has used every part of the shop; `money` stays on the balance. */
export async function addFullMember(shop: TestApp, money = 0): Promise<FullMember> {
  made += 1;
  const mark = `Zq${made}xyw`;
  const texts = {
    name: `${mark}n`,
    surname: `${mark}s`,
    phone: `${mark}7`,
    mechanismName: `${mark} firm`,
    provinces: `${mark}p`,
  };
  const member = await addMember(shop.db, {
    ...texts,
    country: `${mark}c`,
    sex: 1,
    email: `${mark}@example.com`.toLowerCase(),
  });
  const token = await openSession(shop.db, member.id, shop.clock.now());
  const upload = async (): Promise<string> =>
    (await shop.call('uploadFile', { file: pdf() }, { token })).data;
  const files = { annex: await upload(), contract: await upload(), picture: await upload() };
  await shop.pool.query('update member set head_image = $2 where id = $1', [member.id, files.picture]);
  await shop.pool.query('update stored_file set referred_at = now() where member_id = $1', [member.id]);
  if (money > 0) await creditBalances(shop.db, member.id, { yuan: money, points: 3 });
  const productId = await addProduct(shop.db);
  const number = String(member.id).padStart(8, '9');
  const values = { id: member.id, number, mark, productId, annex: files.annex, contract: files.contract };
  for (const statement of rowsOf(values)) await shop.pool.query(statement);
  return { token, member, mark, files };
}
