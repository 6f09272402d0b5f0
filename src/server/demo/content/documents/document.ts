import type { Bilingual } from '#domain/language.ts';
import type { DemoDocument } from '#server/seed/demo-content.ts';

type Facts = Omit<
  DemoDocument,
  'slug' | 'title' | 'description' | 'content' | 'browseCount' | 'downloadCount'
> & {
  /** How often it was looked at and downloaded. */
  readonly counts: readonly [browse: number, download: number];
};

/** A document: its name and facts, then title, description and text. */
export function document(
  slug: string,
  { counts: [browseCount, downloadCount], ...facts }: Facts,
  title: Bilingual,
  description: Bilingual,
  content: Bilingual,
): DemoDocument {
  return { slug, title, description, content, browseCount, downloadCount, ...facts };
}
