/** Header of a download; the name in UTF-8 as RFC 6266 has it. */
export function asDownload(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
}
