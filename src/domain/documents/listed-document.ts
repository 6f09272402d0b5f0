import type { Answers } from '#generated/server/handlers.ts';
import { type Bilingual, inLanguage, type Language } from '../language.ts';
import type { KeywordTerm } from '../search/keyword.ts';
import { hasDirectLink } from './document-permission.ts';
import { foundSentence } from './find-sentence.ts';

type ListedDocument = Answers['listDocuments']['data'][number];

/** A document as it is stored. */
export interface StoredDocument
  extends Pick<ListedDocument, 'tid' | 'typeId' | 'browseCount' | 'dowloadCount' | 'createTime'> {
  readonly title: Bilingual;
  /** Name of its category. */
  readonly typeName: Bilingual;
  readonly description: Bilingual;
  /** Its whole text, a sentence a line. */
  readonly text: Bilingual;
  /** 0 for everyone, otherwise the lowest grade that may download it. */
  readonly grade: number;
  /** Paths of the files. */
  readonly path: Bilingual;
}

/** A document as lists show it: with the sentence in which the words of a search are, and with its path only where it is for everyone. */
export function listedDocument(
  { title, typeName, description, text, grade, path, ...document }: StoredDocument,
  terms: readonly KeywordTerm[],
  language: Language,
): ListedDocument {
  const sentence = foundSentence({ title, description, text }, terms, language);
  return {
    ...document,
    title: inLanguage(title, language),
    typeName: inLanguage(typeName, language),
    description: inLanguage(description, language),
    docUrl: hasDirectLink(grade) ? inLanguage(path, language) : null,
    ...(sentence === undefined ? {} : { sentence }),
  };
}
