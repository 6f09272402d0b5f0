import type { InfiniteData } from '@tanstack/react-query';
import { documentItem, faqItem, newsArticleItem } from '#domain/public-pages/json-ld.ts';
import { getGetCatalogTreeQueryKey } from '#generated/hooks/catalogue/catalogue.ts';
import { getGetCompanyProfileQueryKey, getGetNewsDetailQueryKey } from '#generated/hooks/content/content.ts';
import { getListDocumentsQueryKey } from '#generated/hooks/documents/documents.ts';
import { getGetHelpEntryQueryKey, getListHelpEntriesQueryKey } from '#generated/hooks/help/help.ts';
import type { GetCatalogTreeAnswer } from '#generated/hooks/model/getCatalogTreeAnswer.ts';
import type { GetCompanyProfileAnswer } from '#generated/hooks/model/getCompanyProfileAnswer.ts';
import type { GetHelpEntryAnswer } from '#generated/hooks/model/getHelpEntryAnswer.ts';
import type { GetNewsDetailAnswer } from '#generated/hooks/model/getNewsDetailAnswer.ts';
import type { GetSolutionAnswer } from '#generated/hooks/model/getSolutionAnswer.ts';
import type { ListDocumentsAnswer } from '#generated/hooks/model/listDocumentsAnswer.ts';
import type { ListHelpEntriesAnswer } from '#generated/hooks/model/listHelpEntriesAnswer.ts';
import type { ListSolutionsAnswer } from '#generated/hooks/model/listSolutionsAnswer.ts';
import { getGetSolutionQueryKey } from '#generated/hooks/solutions/solutions.ts';
import { formatCount } from '#web/i18n/format.ts';
import { htmlLanguage } from '#web/i18n/language.ts';
import { findPlace } from '#web/pages/catalogue/list/category-place.ts';
import { parseListSearch } from '#web/pages/catalogue/list/list-url.ts';
import { oneDocument, parseDocumentId } from '#web/pages/documents/documents-params.ts';
import { helpGroups, helpPlace, parseHelpId } from '#web/pages/help/help-menu.ts';
import { listStart, parseSolutionIndex } from '#web/pages/solutions/solution-index.ts';
import { solutionsKey } from '#web/pages/solutions/use-solutions.ts';
import { fullAddress, type MakeHead, plainText } from './page-head.ts';

/** A category: what it is called and how much of it there is. */
export const categoryHead: MakeHead = ({ search, queries, t }) => {
  const tree = queries.getQueryData<GetCatalogTreeAnswer>(getGetCatalogTreeQueryKey())?.data ?? [];
  const { catalogId } = parseListSearch(search);
  const place = catalogId === undefined ? undefined : findPlace(tree, catalogId);
  if (!place) return { description: t('seo.description.categories') };
  const { catalogName, productCount = 0 } = place.category;
  const values = { name: catalogName, count: productCount, shown: formatCount(productCount) };
  return { description: t('seo.description.category', values) };
};

/** A news item. */
export const newsDetailHead: MakeHead = ({ search, origin, url, queries, language }) => {
  const nid = Number(new URLSearchParams(search).get('nid'));
  const item = queries.getQueryData<GetNewsDetailAnswer>(getGetNewsDetailQueryKey(nid))?.data;
  if (!item) return {};
  const images = item.imageUrl ? [fullAddress(origin, item.imageUrl)] : [];
  const description = plainText(item.viceTitle || (item.content ?? ''));
  const article = newsArticleItem({
    origin,
    url,
    headline: item.title,
    description,
    images,
    datePublished: item.createTime,
    inLanguage: htmlLanguage(language),
  });
  return { type: 'article', description, image: item.imageUrl, items: [article] };
};

/** The solutions, or the one that the address names. */
export const solutionHead: MakeHead = ({ search, queries, t }) => {
  const general = t('seo.description.solutions');
  const params = new URLSearchParams(search);
  if (!params.has('index')) return { description: general };
  const index = parseSolutionIndex(params);
  const start = listStart(index);
  const loaded = queries.getQueryData<InfiniteData<ListSolutionsAnswer>>(solutionsKey(start))?.pages ?? [];
  const shown = loaded.flatMap(({ data }) => data.rows)[index - start];
  if (!shown) return { description: general };
  const key = getGetSolutionQueryKey({ schemeId: shown.schemeId });
  const text = plainText(queries.getQueryData<GetSolutionAnswer>(key)?.data.remark ?? '');
  return { description: text || shown.schemeName, image: shown.url };
};

/** The help centre: the question that the page answers. */
export const helpHead: MakeHead = ({ search, queries, t }) => {
  const entries = queries.getQueryData<ListHelpEntriesAnswer>(getListHelpEntriesQueryKey({}))?.data ?? [];
  const place = helpPlace(helpGroups(entries), parseHelpId(new URLSearchParams(search)));
  const shown = place?.entry ?? place?.group;
  const text = shown && queries.getQueryData<GetHelpEntryAnswer>(getGetHelpEntryQueryKey({ id: shown.id }));
  if (!shown || !text) return { description: t('seo.description.help') };
  const answer = text.data.content;
  return { description: plainText(answer), items: [faqItem([{ question: shown.name, answer }])] };
};

/** Who the company is, in its own words. */
export const aboutHead: MakeHead = ({ queries, t }) => {
  const profile = queries.getQueryData<GetCompanyProfileAnswer>(getGetCompanyProfileQueryKey())?.data;
  return {
    description: profile ? plainText(profile.synopsis) : t('seo.description.about'),
    image: profile?.frontCover,
  };
};

/** The technical documents, or one of them. */
export const documentHead: MakeHead = ({ search, origin, url, queries, language, t }) => {
  const tid = parseDocumentId(new URLSearchParams(search));
  const key = tid === undefined ? undefined : getListDocumentsQueryKey(oneDocument(tid));
  const file = key && queries.getQueryData<ListDocumentsAnswer>(key)?.data[0];
  if (!file) return { description: t('seo.description.documents') };
  const description = plainText(file.description) || file.title;
  const { title: name, createTime: datePublished } = file;
  const inLanguage = htmlLanguage(language);
  const item = documentItem({ origin, url, name, description, datePublished, inLanguage });
  return { type: 'article', description, items: [item] };
};
