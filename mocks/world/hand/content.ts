import { inLanguage } from '#domain/language.ts';
import { countedTotal } from '#domain/search/counted-total.ts';
import { constants } from '#generated/constants.ts';
import { type Call, callingMember, type HandHandlers, refused } from '../call.ts';
import { listedProduct } from '../catalogue/product-view.ts';
import { hasTerms, partKey, readTerms } from '../catalogue/words.ts';
import { shownBy } from '../engine.ts';
import type { DocumentEntry, Entry, ProductEntry } from '../entries.ts';
import { ordered, pageOf } from '../order.ts';
import { textsIn, translated } from '../show.ts';

const membersOnly = 1;
const free = 2;

function hasWords(texts: readonly string[], keyWord: string | undefined): boolean {
  const words = (keyWord ?? '').toLowerCase().split(/\s+/);
  return words.every((word) => texts.some((text) => text.toLowerCase().includes(word)));
}

function textsOf(entry: Entry, fields: readonly string[]): string[] {
  return fields.flatMap((field) => textsIn(entry[field]));
}

/** Best first: the part number itself, its beginning, what is in stock. */
function foundProducts(call: Call, keyWord: string): ProductEntry[] {
  const { store, catalogue } = call.world;
  const terms = readTerms(keyWord);
  if (terms.length === 0) return [];
  const key = partKey(keyWord);
  const rank = (one: ProductEntry) => {
    const own = partKey(one.productNum);
    return own === key ? 0 : own.startsWith(key) ? 1 : one.stock > 0 ? 2 : 3;
  };
  const found = store.all('products').filter((one) => !one.$withdrawn && hasTerms(catalogue, one, terms));
  return found.toSorted((a, b) => rank(a) - rank(b) || a.productId - b.productId);
}

function listedDocument(call: Call, one: DocumentEntry) {
  return shownBy({ ...call, operation: 'listDocuments' }, one);
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

function newsResult(call: Call, { nid, title, content, imageUrl }: Entry) {
  const text = (value: unknown) => String(translated(value, call.language));
  const image = typeof imageUrl === 'string' ? { imageUrl } : {};
  return { nid: Number(nid), title: text(title), content: plainText(text(content)), ...image };
}

const types = { products: 1, documents: 2, news: 3 } as const;

/** Searching, counting and granting are more than fields that equal others. */
export const contentHandlers: HandHandlers = {
  searchAll(call, request) {
    const { store } = call.world;
    const { keyWord, searchType } = request;
    const paged = <T>(type: 1 | 2 | 3, list: readonly T[]) => {
      const wanted = searchType === undefined || searchType === type;
      return { items: wanted ? pageOf(list, request) : [], params: { totalDataCounts: list.length } };
    };
    const found = foundProducts(call, keyWord);
    const products = paged(types.products, found.slice(0, constants.searchCountLimit));
    const newest = (list: readonly Entry[]) => ordered(list, '-createTime', call.language);
    const inDocuments = store
      .all('documents')
      .filter((one) => hasWords(textsOf(one, ['title', 'description']), keyWord));
    const documents = paged(types.documents, newest(inDocuments));
    const inNews = store
      .all('news')
      .filter((one) => hasWords(textsOf(one, ['title', 'viceTitle', 'content']), keyWord));
    const news = paged(types.news, newest(inNews));
    const data = {
      productResult: {
        data: products.items.map((one) => listedProduct(call.world.catalogue, one, call.language)),
        params: countedTotal(found.length),
      },
      technologyResult: {
        data: documents.items.map((one) => {
          const { typeId: _, description: __, ...shown } = listedDocument(call, one as DocumentEntry);
          return shown;
        }),
        params: documents.params,
      },
      informationResult: { data: news.items.map((one) => newsResult(call, one)), params: news.params },
    };
    return { ok: true, data: data as never };
  },

  listDocuments(call, request) {
    const { keyWord, downloadGrade, typeId } = request;
    const texts = ({ title, description }: DocumentEntry) => [
      inLanguage(title, call.language),
      inLanguage(description, call.language),
    ];
    const fitting = call.world.store
      .all('documents')
      .filter((one) => typeId === undefined || one.typeId === typeId)
      .filter(({ $grade }) =>
        downloadGrade === membersOnly ? $grade > 0 : downloadGrade !== free || $grade === 0,
      )
      .filter((one) => hasWords(texts(one), keyWord));
    const sorted = ordered(fitting, '-createTime', call.language);
    const data = pageOf(sorted, request).map((one) => listedDocument(call, one)) as never;
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  /** Only documents with a direct link: the others are counted when they are granted. */
  countDocumentDownload({ world: { store } }, { tid }) {
    const found = store.at('documents', tid);
    if (!found || found.$grade > 0) return refused('notFound');
    store.change('documents', found, { dowloadCount: found.dowloadCount + 1 });
    return { ok: true };
  },

  authoriseDocumentDownload(call, { tid }) {
    const { store } = call.world;
    const found = store.at('documents', tid);
    if (!found) return refused('notFound');
    if (found.$grade > Number(callingMember(call).grade)) return refused('noDownloadPermission');
    store.change('documents', found, { dowloadCount: found.dowloadCount + 1 });
    return { ok: true, data: inLanguage(found.$path, call.language) };
  },
};
