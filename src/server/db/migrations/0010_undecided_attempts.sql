-- An attempt whose password is still being compared: it is neither wrong nor right yet, and others wait for it where it could be
-- the one that locks.

alter table attempt add column undecided boolean not null default false;
