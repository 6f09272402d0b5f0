import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import type { Bilingual } from '#domain/language.ts';
import { type SceneName, scenePicture } from '#drawings/scenes/index.ts';
import type {
  DemoBanner,
  DemoContent,
  DemoDocument,
  DemoDocumentType,
  DemoHelp,
  DemoHelpEntry,
  DemoNews,
  DemoProfile,
  DemoSolution,
} from './demo-content.ts';
import { demoFolder } from './demo-folder.ts';
import type { DemoProject, DemoSupport } from './demo-requests.ts';

/** An entry of a YAML file: its text is in a Markdown file for each language, its picture the name of a scene. */
interface Filed {
  readonly slug: string;
  readonly picture: SceneName;
}

type NewsFile = readonly (Filed & Omit<DemoNews, 'slug' | 'content' | 'imageUrl'>)[];
type SolutionFile = readonly (Filed & Omit<DemoSolution, 'remark' | 'url'>)[];
type HelpFile = readonly (HelpEntryFile & { readonly entries: readonly HelpEntryFile[] })[];
type DocumentFile = readonly {
  readonly name: Bilingual;
  readonly documents: readonly Omit<DemoDocument, 'content'>[];
}[];
type BannerFile = readonly {
  readonly size: DemoBanner['size'];
  readonly picture: SceneName;
  /** A news item by its slug, or a product. */
  readonly opens: { readonly news: string } | { readonly productNum: string };
}[];

interface HelpEntryFile {
  readonly slug: string;
  readonly menuName: Bilingual;
}

interface ProfileFile extends Omit<DemoProfile, 'frontCover' | 'imageText'> {
  readonly frontCover: SceneName;
  readonly imageText: readonly { readonly picture: SceneName; readonly des: Bilingual }[];
}

type MemberFile = Pick<
  DemoContent,
  | 'notices'
  | 'cart'
  | 'topUps'
  | 'withdrawals'
  | 'orders'
  | 'samples'
  | 'customised'
  | 'invoiceInfo'
  | 'receiver'
>;

/** A file of the repository, which demo-content.test.ts holds to its type. */
function readYaml<File>(name: string): File {
  return parse(readFileSync(join(demoFolder, `${name}.yaml`), 'utf8'));
}

function readHtml(folder: string, slug: string, language: 'zh' | 'en'): string {
  const text = readFileSync(join(demoFolder, folder, `${slug}.${language}.md`), 'utf8');
  return marked.parse(text, { async: false }).replace(/>\n+/g, '>').replace(/\n+</g, '<');
}

function readText(folder: string, slug: string): Bilingual {
  return { zh: readHtml(folder, slug, 'zh'), en: readHtml(folder, slug, 'en') };
}

function readBanners(news: NewsFile): DemoBanner[] {
  return readYaml<BannerFile>('banners').map(({ size, picture, opens }) => ({
    size,
    img: { zh: scenePicture(picture, 'zh_CN'), en: scenePicture(picture, 'en_US') },
    opens: 'news' in opens ? { news: news.findIndex(({ slug }) => slug === opens.news) } : opens,
  }));
}

function readNews(file: NewsFile): DemoNews[] {
  return file.map(({ picture, ...item }) => ({
    ...item,
    imageUrl: scenePicture(picture),
    content: readText('news', item.slug),
  }));
}

function readSolutions(): DemoSolution[] {
  return readYaml<SolutionFile>('solutions').map(({ slug, picture, ...solution }) => ({
    ...solution,
    url: scenePicture(picture),
    remark: readText('solutions', slug),
  }));
}

function readHelpEntry({ slug, menuName }: HelpEntryFile): DemoHelpEntry {
  return { slug, menuName, content: readText('help', slug) };
}

function readHelp(): DemoHelp[] {
  return readYaml<HelpFile>('help').map((top) => ({
    ...readHelpEntry(top),
    entries: top.entries.map(readHelpEntry),
  }));
}

function readDocuments(): DemoDocumentType[] {
  return readYaml<DocumentFile>('documents').map(({ name, documents }) => ({
    name,
    documents: documents.map((document) => ({
      ...document,
      content: readText('documents', document.slug),
    })),
  }));
}

function readProfile(): DemoProfile {
  const { frontCover, imageText, ...texts } = readYaml<ProfileFile>('profile');
  return {
    ...texts,
    frontCover: scenePicture(frontCover),
    imageText: imageText.map(({ picture, des }) => ({ img: scenePicture(picture), des })),
  };
}

/** The texts that a newer version of the shop brings to one that is filled. */
export function readDemoTexts(): Pick<DemoContent, 'help' | 'news'> {
  return { help: readHelp(), news: readNews(readYaml<NewsFile>('news')) };
}

/** What the demo shop shows besides its catalogue, read from the files in `src/demo`. */
export function readDemoContent(): DemoContent {
  const news = readYaml<NewsFile>('news');
  return {
    ...readYaml<MemberFile>('member'),
    ...readYaml<Pick<DemoContent, 'favourites' | 'footprints'>>('saved-products'),
    addresses: readYaml<DemoContent['addresses']>('addresses'),
    banners: readBanners(news),
    news: readNews(news),
    profile: readProfile(),
    friendLinks: readYaml<DemoContent['friendLinks']>('friend-links'),
    solutions: readSolutions(),
    help: readHelp(),
    documents: readDocuments(),
    projects: readYaml<readonly DemoProject[]>('projects'),
    supports: readYaml<readonly DemoSupport[]>('remote-support'),
  };
}
