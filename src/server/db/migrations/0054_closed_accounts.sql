-- When the member closed the account. Read under the lock of the account: what a member starts at the same moment is refused.
alter table account add column closed_at timestamptz;
-- What a closed account may still have to have removed.
create index account_closed on account (closed_at) where closed_at is not null;
update account a set closed_at = now() from member m where m.id = a.member_id and m.email like 'closed-%@closed.invalid';
