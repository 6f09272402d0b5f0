import { listHotCatalogsFormProductValues } from '#generated/enums.ts';

/** Which mark of a category decides whether it is asked for: that of the catalogue panel, else that of the home page. */
export function hotMark({ product }: { readonly product?: number | undefined }): 'hotProduct' | 'hotHome' {
  return product === listHotCatalogsFormProductValues.cataloguePanel ? 'hotProduct' : 'hotHome';
}
