/** A file as an order keeps it. */
export interface StoredFile {
  readonly name: string;
  readonly path: string;
}

/** Reads `file name, comma, path`, as contracts are kept; undefined for no file, or for an address that is not a web address. */
export function parseStoredFile(text: string | null | undefined): StoredFile | undefined {
  const comma = text?.lastIndexOf(',') ?? -1;
  if (!text || comma < 0) return undefined;
  const path = text.slice(comma + 1).trim();
  const name = text.slice(0, comma).trim();
  return /^(\/(?!\/)|https?:\/\/)/.test(path) ? { name, path } : undefined;
}
