-- An issued invoice keeps its amount, in cents of both currencies. A credit note is a row with amounts below 0 that names the invoice
-- which it takes back.
alter table invoice add column credits bigint references invoice (id);
alter table invoice add column us_money bigint;
alter table invoice add column zh_money bigint;

update invoice set us_money = o.us_money, zh_money = o.zh_money
from standard_order o
where invoice.order_type = 1 and invoice.state = 2 and o.order_no = invoice.order_no;

update invoice set us_money = covered.us_money, zh_money = covered.zh_money
from (
  select i.id, sum(part.us_money) as us_money, sum(part.zh_money) as zh_money
  from invoice i join instalment part on part.order_no = i.order_no and part.id = any (i.instalment_ids)
  where i.state = 2
  group by i.id
) as covered
where covered.id = invoice.id;

-- Each standard order has at most one invoice that is not refused, and any number of credit notes.
drop index invoice_once;
create unique index invoice_once on invoice (order_no) where order_type = 1 and state <> 3 and credits is null;

-- Orders that were refunded before: what was asked for is declined, what was issued gets its credit note.
create temporary table refunded_order on commit drop as
  select order_no from standard_order where state = 5 or ass_flag = 4
  union all
  select order_no from customised_order where state = 9 or ass_flag = 4;

update invoice set state = 3, decided_at = now()
where state = 1 and order_no in (select order_no from refunded_order);

insert into invoice (member_id, order_no, order_type, instalment_ids, invoice_type, info, state, link, created_at, decided_at, credits, us_money, zh_money)
select member_id, order_no, order_type, instalment_ids, invoice_type, info, state, '', now(), now(), id, -us_money, -zh_money
from invoice
where state = 2 and order_no in (select order_no from refunded_order);

update invoice set link = '/files/d/' || order_no || '/credit-' || id || '.pdf' where credits is not null;

alter table invoice add constraint invoice_amount
  check ((state = 2) = (us_money is not null) and (state = 2) = (zh_money is not null));
alter table invoice add constraint invoice_credit
  check (credits is null or (state = 2 and us_money <= 0 and zh_money <= 0));
