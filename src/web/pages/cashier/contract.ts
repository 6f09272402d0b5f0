export interface Contract {
  readonly name: string;
  readonly href: string;
}

/** The shop's contract of an order: `file name, comma, path` on the wire. Only addresses of the web count. */
export function contractOf(text: string | null | undefined): Contract | undefined {
  const comma = text?.lastIndexOf(',') ?? -1;
  if (!text || comma < 0) return undefined;
  const href = text.slice(comma + 1).trim();
  const name = text.slice(0, comma).trim();
  return /^(\/(?!\/)|https?:\/\/)/.test(href) ? { name, href } : undefined;
}
