import type { Bilingual } from '#domain/language.ts';

/**
 * What the demo shop shows beside its catalogue. Products are named by their part number, `productNum` on the wire; HTML
 * of news and solutions links to them as `product:{part number}`.
 */
export interface DemoContent {
  readonly banners: readonly DemoBanner[];
  readonly news: readonly DemoNews[];
  readonly profile: DemoProfile;
  readonly friendLinks: readonly {
    readonly name: Bilingual;
    readonly url: string;
    readonly coverImage?: string;
  }[];
  readonly solutions: readonly DemoSolution[];
  readonly help: readonly DemoHelp[];
  readonly documents: readonly DemoDocumentType[];
  readonly notices: readonly DemoNotice[];
  readonly cart: readonly { readonly productNum: string; readonly num: number }[];
}

export interface DemoBanner {
  readonly size: 'big' | 'small';
  readonly img: Bilingual;
  /** Where a click leads: a product, or a place in the list of news. */
  readonly opens: { readonly productNum: string } | { readonly news: number };
}

export interface DemoNews {
  /** 1 news, 2 newsflash. */
  readonly contentType: 1 | 2;
  readonly title: Bilingual;
  readonly viceTitle: Bilingual;
  readonly imageUrl: string;
  /** HTML. */
  readonly content: Bilingual;
  /** Days before the shop was filled. */
  readonly daysAgo: number;
}

export interface DemoProfile {
  readonly frontCover: string;
  readonly synopsis: Bilingual;
  readonly idea: Bilingual;
  readonly mainBusiness: Bilingual;
  readonly products: Bilingual;
  readonly ourPurpose: Bilingual;
  readonly imageText: readonly { readonly img: string; readonly des: Bilingual }[];
}

export interface DemoSolution {
  readonly name: Bilingual;
  /** Picture in lists. */
  readonly url: string;
  /** HTML. */
  readonly remark: Bilingual;
  readonly productNum: string;
}

/** An entry of the help centre with its entries below. */
export interface DemoHelp {
  readonly menuName: Bilingual;
  /** HTML. */
  readonly content: Bilingual;
  readonly entries?: readonly { readonly menuName: Bilingual; readonly content: Bilingual }[];
}

export interface DemoNotice {
  readonly title: Bilingual;
  readonly content: Bilingual;
  readonly daysAgo: number;
  readonly read: boolean;
}

/** A category of technical documents. */
export interface DemoDocumentType {
  readonly name: Bilingual;
  readonly documents: readonly DemoDocument[];
}

export interface DemoDocument {
  /** Name of the file. */
  readonly slug: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** Address of a drawing. */
  readonly figure?: string;
  /** HTML. */
  readonly content: Bilingual;
  /** Part numbers that the document is about. */
  readonly parts?: readonly string[];
  /** 0 free; otherwise the lowest grade of members that may download it. */
  readonly grade: number;
  readonly browseCount: number;
  readonly downloadCount: number;
  /** Days before the shop was filled. */
  readonly daysAgo: number;
}
