-- Documents are PDF files. One is built when it is first asked for and then lies in the file storage, as a row here says.

update technical_document set file_path_zh = regexp_replace(file_path_zh, '\.html$', '.pdf'),
  file_path_en = regexp_replace(file_path_en, '\.html$', '.pdf');
update document_page set file_path = regexp_replace(file_path, '\.html$', '.pdf');

create table document_file (
  file_path text primary key references document_page (file_path) on update cascade on delete cascade,
  -- names in the file storage
  pdf_name text not null,
  preview_name text not null,
  bytes integer not null check (bytes > 0),
  preview_bytes integer not null check (preview_bytes > 0),
  pages integer not null check (pages > 0),
  -- SHA-256 of the file, for resumed downloads
  digest text not null
);

-- Who looked at or downloaded a document lately: a person counts once. Rows are removed after minutes.
create table document_reader (
  document_id integer not null references technical_document (id) on delete cascade,
  kind text not null check (kind in ('look', 'download')),
  -- a member, or an HMAC of what is known of a visitor
  person text not null,
  counted_at timestamptz not null,
  primary key (document_id, kind, person)
);

create index document_reader_counted on document_reader (counted_at);
