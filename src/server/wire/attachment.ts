/** Characters that RFC 5987 has percent-encoded and `encodeURIComponent` leaves. */
const left = /['()*]/g;

function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    left,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Headers of a download under a name in any script (RFC 6266): never shown in the page, never taken for another type. The second
 * name is for clients that know only the first form.
 */
export function attachment(name: string, mediaType: string): Record<string, string> {
  const plain = name.replace(/[^\w .()-]/g, '_');
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeName(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
