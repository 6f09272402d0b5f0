interface Varying {
  /** The address names its language. */
  readonly namesLanguage: boolean;
  /** The address gives other formats too. */
  readonly isList: boolean;
}

/**
 * What a page, or the list of a page, depends on besides its address. Always on the cookies: currency and chosen columns decide how a list is
 * shown. Every response of an address has to say the same, or a cache keeps one for everybody.
 */
export function pageVary({ namesLanguage, isList }: Varying): string {
  return [...(isList ? ['Accept'] : []), 'Cookie', ...(namesLanguage ? [] : ['Accept-Language'])].join(', ');
}
