import { chakra } from '@chakra-ui/react';
import { Download, LockKeyhole } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { TechnologyFile } from '#generated/hooks/model/technologyFile.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';
import { useCountDownload } from './use-count-download.ts';
import { useFileDownload } from './use-file-download.ts';
import { useMemberDownload } from './use-member-download.ts';

const FileLink = chakra('a', buttonRecipe);
const iconSize = 16;

export type DownloadedFile = Pick<TechnologyFile, 'tid' | 'title' | 'docUrl'>;

const Progress = chakra('progress', { base: { width: '96px', accentColor: 'primary' } });

/** How far the download of a large file is. */
function DownloadProgress({ share, title }: { share: number; title: string }) {
  const { t } = useTexts();
  return <Progress value={share} aria-label={t('documents.file.progress', { title })} />;
}

function Label({ title, isForMembers }: { title: string; isForMembers: boolean }) {
  const { t } = useTexts();
  const Icon = isForMembers ? LockKeyhole : Download;
  return (
    <>
      <Icon size={iconSize} aria-hidden="true" />
      {t('documents.file.download')} <HiddenText>{title}</HiddenText>
    </>
  );
}

/** A document for members: a visitor is asked to sign in, also before the scripts are there. */
function MemberDownload({ tid, title }: DownloadedFile) {
  const session = useSession();
  const { start, isRunning, share } = useFileDownload();
  const { ask, isAsking } = useMemberDownload(start);
  const label = <Label title={title} isForMembers />;
  if (!session) {
    const signIn = (event: MouseEvent) => {
      event.preventDefault();
      openLoginPopup();
    };
    return (
      <LinkButton to={paths.login} size="small" onClick={signIn}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      {share !== undefined && <DownloadProgress share={share} title={title} />}
      <Button size="small" disabled={isAsking || isRunning} onClick={() => ask(tid)}>
        {label}
      </Button>
    </>
  );
}

/** A document with a direct link: the browser's own download without scripts and with a key held down. */
function FreeDownload({ tid, title, docUrl }: DownloadedFile & { docUrl: string }) {
  const countDownload = useCountDownload();
  const { start, isRunning, share } = useFileDownload();
  const download = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!isRunning) countDownload(tid);
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    if (!isRunning) start(docUrl);
  };
  return (
    <>
      {share !== undefined && <DownloadProgress share={share} title={title} />}
      <FileLink href={docUrl} size="small" download aria-disabled={isRunning} onClick={download}>
        <Label title={title} isForMembers={false} />
      </FileLink>
    </>
  );
}

/** The download of a document: a plain link where there is one, otherwise the call that asks whether the member may. */
export function DocumentDownload({ file }: { file: DownloadedFile }) {
  const { docUrl } = file;
  return docUrl === null ? <MemberDownload {...file} /> : <FreeDownload {...file} docUrl={docUrl} />;
}
