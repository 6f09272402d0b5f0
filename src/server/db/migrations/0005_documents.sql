-- Technical documents, in both languages like all texts of the shop.

create table document_type (
  id integer primary key generated always as identity,
  name_zh text not null,
  name_en text not null,
  sort integer not null
);

create table technical_document (
  id integer primary key generated always as identity,
  type_id integer not null references document_type (id),
  title_zh text not null,
  title_en text not null,
  description_zh text not null,
  description_en text not null,
  file_path_zh text not null,
  file_path_en text not null,
  -- 0 free; otherwise the lowest grade of members that may download it
  grade smallint not null default 0 check (grade >= 0),
  browse_count integer not null default 0,
  download_count integer not null default 0,
  -- words of titles and descriptions, see search/tokens.ts
  tokens text[] not null,
  -- keys of the part numbers that it is about, a space before each
  part_keys text not null default '',
  created_at timestamptz not null
);

create index technical_document_tokens on technical_document using gin (tokens);
create index technical_document_created on technical_document (created_at, id);
create index technical_document_type on technical_document (type_id);

-- The documents that the server writes itself, by the path of the file. Other files lie elsewhere and have no row here.
create table document_page (
  file_path text primary key,
  document_id integer not null references technical_document (id) on delete cascade,
  language text not null check (language in ('zh_CN', 'en_US')),
  -- address of a drawing, empty without one
  figure text not null,
  content text not null
);

-- A member's leave to fetch a document for a short time; the token itself is kept nowhere.
create table document_grant (
  token_hash text primary key,
  document_id integer not null references technical_document (id) on delete cascade,
  expires_at timestamptz not null
);

create index document_grant_expires on document_grant (expires_at);
