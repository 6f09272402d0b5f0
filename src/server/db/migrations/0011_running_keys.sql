-- A write whose first response will be stored is still running: identical requests wait for that response.

alter table used_key add column is_running boolean not null default false;
