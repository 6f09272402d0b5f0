-- A visitor may type anyone's address: nothing but the question is sent there until its owner has confirmed it.
alter table stock_alert add column confirmed_at timestamptz;
-- Requests from before the question are kept: each sends one mail, which has a link that ends it.
update stock_alert set confirmed_at = created_at;
