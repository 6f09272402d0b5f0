import type { Bilingual } from '#domain/language.ts';
import { communicationTypes } from '#domain/remote-support/communication-types.ts';
import { helpEntryLeaveValues } from '#generated/enums.ts';
import type { DocumentEntry, DocumentTypeEntry } from '../entries.ts';
import type { Entry } from '../entry.ts';
import source from './content.json' with { type: 'json' };
import { type Moments, withIds } from './moments.ts';

interface SourceDocument {
  readonly tid: number;
  readonly typeId: number;
  readonly grade: number;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly path: Bilingual;
  /** Sentences, one a line. */
  readonly text: Bilingual;
  readonly browseCount: number;
  readonly dowloadCount: number;
  readonly partKeys: string;
  readonly daysAgo: number;
}

function documents({ daysAgo }: Moments): DocumentEntry[] {
  const typed: readonly SourceDocument[] = source.documents;
  return typed.map(({ grade, path, text, partKeys, daysAgo: days, ...item }) => ({
    $id: item.tid,
    ...item,
    $grade: grade,
    $path: path,
    $text: text,
    $partKeys: partKeys,
    $readers: {},
    createTime: daysAgo(days),
    docUrl: grade === 0 ? path : null,
  }));
}

function banners(): Entry[] {
  const ofSize = (bannerSize: string) =>
    source.banners
      .filter(({ size }) => size === bannerSize)
      .map(({ imgUrl, linkUrl }) => ({ imgUrl, linkUrl }));
  return [{ $id: 1, bigBanner: ofSize('big'), smallBanner: ofSize('small') }];
}

function companyProfile(): Entry[] {
  return source.companyProfile.map(({ imageText, ...profile }, at) => {
    const inOne = (language: 'zh' | 'en') =>
      JSON.stringify(imageText.map(({ img, [language]: des }) => ({ img, des })));
    return { $id: at + 1, ...profile, imageText: { zh: inOne('zh'), en: inOne('en') } };
  });
}

/** Public content of the shop. */
export function contentEntries(moments: Moments) {
  return {
    banners: banners(),
    news: source.news.map(
      ({ daysAgo, ...item }): Entry => ({
        $id: item.nid,
        ...item,
        createTime: moments.daysAgo(daysAgo),
      }),
    ),
    friendLinks: withIds(
      source.friendLinks.map(({ coverImage, ...link }) => ({
        ...link,
        ...(coverImage === null ? {} : { coverImage }),
      })),
    ),
    companyProfile: companyProfile(),
    solutions: source.solutions.map((one): Entry => ({ $id: one.schemeId, ...one })),
    helpEntries: source.helpEntries.map(
      (one): Entry => ({
        $id: one.id,
        ...one,
        pkid: one.id,
        leave: one.parentId === 0 ? helpEntryLeaveValues.topLevel : helpEntryLeaveValues.childLevel,
      }),
    ),
    documentTypes: source.documentTypes.map((one): DocumentTypeEntry => ({ $id: one.typeId, ...one })),
    documents: documents(moments),
    communicationTypes: withIds([...communicationTypes]),
  };
}
