import type { Language } from '#domain/language.ts';
import { documentCounter } from '#domain/search/count-documents.ts';
import { type DocumentSearch, documentSearch } from '#domain/search/document-search.ts';
import { hasFoldedWords, keywordWords } from '#domain/search/text-search.ts';
import { CachedContent } from '#server/cached-content.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { documentIndexes } from '#server/documents/index.ts';

/** More documents or news, or longer news in all, are searched in the database. */
const mostTexts = 300;
const mostCharacters = 1_000_000;

/** Title and content by language, in lower case. */
type News = Readonly<Record<Language, readonly string[]>>;

const newsQuery = `select array[title_zh, content_zh] as "zh_CN", array[title_en, content_en] as "en_US" from news
  limit ${mostTexts + 1}`;

function lengthOf(news: News): number {
  return Object.values(news).reduce((sum, texts) => sum + texts.join('').length, 0);
}

const foldCase = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

async function readNews(db: Queryable): Promise<readonly News[] | undefined> {
  const found = await rows<News>(db, newsQuery);
  const characters = found.reduce((sum, news) => sum + lengthOf(news), 0);
  if (found.length > mostTexts || characters > mostCharacters) return undefined;
  return found.map(({ zh_CN: zh, en_US: en }) => ({ zh_CN: foldCase(zh), en_US: foldCase(en) }));
}

interface Texts {
  readonly countDocuments: (sought: DocumentSearch) => number;
  readonly news: readonly News[];
}

const texts = new CachedContent(async (db): Promise<Texts | undefined> => {
  const [documents, news] = await Promise.all([documentIndexes(db, mostTexts), readNews(db)]);
  return documents && news && { countDocuments: documentCounter(documents), news };
});

/** Numbers of documents and news. */
export interface CountedTexts {
  readonly documents: number;
  readonly news: number;
}

interface CountedSearch {
  readonly keyWord: string;
  readonly language: Language;
}

/** How many documents and news have all words of a search, from memory; undefined where they are not there. */
export async function countCachedTexts(
  db: Queryable,
  { keyWord, language }: CountedSearch,
): Promise<CountedTexts | undefined> {
  const cached = await texts.of(db);
  if (!cached) return undefined;
  const words = keywordWords(keyWord);
  return {
    documents: cached.countDocuments(documentSearch(keyWord)),
    news: cached.news.filter((one) => hasFoldedWords(one[language], words)).length,
  };
}
