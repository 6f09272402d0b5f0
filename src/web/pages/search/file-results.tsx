import { chakra } from '@chakra-ui/react';
import { Download, FileText, LockKeyhole } from 'lucide-react';
import { countDocumentDownload } from '#generated/hooks/documents/documents.ts';
import type { TechnologyFile } from '#generated/hooks/model/technologyFile.ts';
import { Button } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { StateBadge } from '#web/components/state-badge.ts';
import { formatCount, formatDay } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';
import { MarkedText } from './marked-text.tsx';
import { resultList, titleStyles } from './result-list.ts';
import { useMemberDownload } from './use-member-download.ts';

const List = resultList({
  '& > li': {
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) 96px 128px' },
    alignItems: { md: 'center' },
  },
  '& > li > svg': { marginTop: '2px', color: 'fg.muted' },
  '& [data-title]': titleStyles,
  '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: 4, color: 'fg.muted', fontSize: 'sm' },
  '& dl > div': { display: 'flex', gap: 1 },
  '& [data-grade], & [data-action]': { gridColumn: { base: 2, md: 'auto' } },
  '& [data-action] > *': { minWidth: { md: 'full' } },
});

const FileLink = chakra('a', buttonRecipe);
const iconSize = 16;

/** The count only matters to the shop: a failure is not reported. */
function countDownload(tid: number): void {
  countDocumentDownload({ tid }).catch(() => {});
}

function Action({ file }: { file: TechnologyFile }) {
  const { t } = useTexts();
  const member = useMemberDownload();
  const { tid, docUrl, title } = file;
  if (docUrl !== null) {
    return (
      <FileLink href={docUrl} size="small" download onClick={() => countDownload(tid)}>
        <Download size={iconSize} aria-hidden="true" />
        {t('search.file.download')}
        <HiddenText>{title}</HiddenText>
      </FileLink>
    );
  }
  return (
    <Button size="small" disabled={member.running} onClick={() => member.start(tid)}>
      <LockKeyhole size={iconSize} aria-hidden="true" />
      {t('search.file.download')}
      <HiddenText>{title}</HiddenText>
    </Button>
  );
}

/** Technical documents that were found: who may download them, how often they were, and the download. */
export function FileResults({ files, keyWord }: { files: readonly TechnologyFile[]; keyWord: string }) {
  const { t, language } = useTexts();
  return (
    <List>
      {files.map((file) => (
        <li key={file.tid}>
          <FileText size={20} aria-hidden="true" />
          <div>
            <span data-title>
              <MarkedText text={file.title} keyWord={keyWord} />
            </span>
            <dl>
              <div>
                <dt>{t('search.file.date')}</dt>
                <dd>{formatDay(file.createTime)}</dd>
              </div>
              <div>
                <dt>{t('search.file.views')}</dt>
                <dd>{formatCount(file.browseCount, language)}</dd>
              </div>
              <div>
                <dt>{t('search.file.downloads')}</dt>
                <dd>{formatCount(file.dowloadCount, language)}</dd>
              </div>
            </dl>
          </div>
          <div data-grade>
            <StateBadge tone={file.docUrl === null ? 'warning' : 'success'}>
              {t(file.docUrl === null ? 'search.file.membersOnly' : 'search.file.free')}
            </StateBadge>
          </div>
          <div data-action>
            <Action file={file} />
          </div>
        </li>
      ))}
    </List>
  );
}
