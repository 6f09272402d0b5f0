/**
 * The address of a part's datasheet, when what is stored is one: a PDF. Suppliers also fill the field with the picture of the
 * package or the page of the product, which is not what "open datasheet" promises.
 */
export function datasheetOf(url: string | null | undefined): string | undefined {
  return url && /^[^?#]+\.pdf(?:[?#]|$)/i.test(url) ? url : undefined;
}
