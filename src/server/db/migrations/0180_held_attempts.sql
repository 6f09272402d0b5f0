-- An attempt whose password is being compared is held by its process, which renews this time. Where it has passed, the process has ended:
-- the attempt is removed before it is decided, so it neither counts nor has a result. The default is for processes of an older version.

alter table attempt add column held_until timestamptz not null default now() + interval '30 seconds';
