-- Documents about orders are issued once and kept. A row is a version; its file is one of stored_file and is never made again.
create table issued_document (
  file_name text primary key references stored_file (name),
  member_id integer not null references member (id),
  order_no text not null,
  document smallint not null,
  -- the invoice that the document is about; null for documents about the order
  invoice_id bigint,
  document_language text not null check (document_language in ('zh_CN', 'en_US')),
  paper_size smallint not null,
  version integer not null check (version > 0),
  -- SHA-256 of the data that the document shows, and of its file
  source_digest text not null check (source_digest ~ '^[0-9a-f]{64}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_at timestamptz not null,
  unique nulls not distinct (order_no, document, invoice_id, document_language, paper_size, version)
);
create index issued_document_member on issued_document (member_id);
