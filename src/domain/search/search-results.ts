import type { searchTypeNames } from '#generated/enums.ts';
import type { Answers } from '#generated/server/handlers.ts';
import { excerptOf } from './text-search.ts';

/** One of the three kinds of results of a search. */
export type SearchType = keyof typeof searchTypeNames;

/** Whether a search shows entries of a kind of result: of all kinds, or of the asked one only. The others have their totals alone. */
export function isOpenResult(type: SearchType, asked: SearchType | undefined): boolean {
  return asked === undefined || asked === type;
}

type ListedDocument = Answers['listDocuments']['data'][number];
type FileResult = Answers['searchAll']['data']['technologyResult']['data'][number];

/** A found document as a search shows it: without its description, and with its category by name. */
export function fileSearchResult({ description: _, typeId: __, ...file }: ListedDocument): FileResult {
  return file;
}

type InformationResult = Answers['searchAll']['data']['informationResult']['data'][number];
type FoundNews = Pick<InformationResult, 'nid' | 'title' | 'content' | 'imageUrl'>;

/** A found news item as a search shows it: with the start of its text, and without a picture where it has none. */
export function informationResult({ imageUrl, ...item }: FoundNews): FoundNews {
  return { ...item, content: excerptOf(item.content), ...(imageUrl ? { imageUrl } : {}) };
}
