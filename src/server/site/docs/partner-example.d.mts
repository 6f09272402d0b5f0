/** Types of the program for those who import it here; what is published is the program alone. */
interface Asked {
  readonly shop: string;
  readonly partnerKey: string;
  readonly parts: readonly { readonly productNum: string; readonly quantity?: number }[];
  readonly language?: 'zh_CN' | 'en_US';
  readonly now?: () => number;
  readonly send?: (address: string, request: RequestInit) => Promise<Response>;
}

interface Line {
  readonly productNum: string;
  readonly offers: readonly {
    readonly productNum: string;
    readonly stock: number;
    readonly unitPrice?: number;
  }[];
}

export declare function partnerOffers(asked: Asked): Promise<readonly Line[]>;
