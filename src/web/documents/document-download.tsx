import { chakra } from '@chakra-ui/react';
import { Download, LockKeyhole } from 'lucide-react';
import type { TechnologyFile } from '#generated/hooks/model/technologyFile.ts';
import { Button, LinkButton } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { paths } from '#web/paths.ts';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import { buttonRecipe } from '#web/theme/recipes.ts';
import { useCountDownload } from './use-count-download.ts';
import { useMemberDownload } from './use-member-download.ts';

const FileLink = chakra('a', buttonRecipe);
const iconSize = 16;

type DownloadedFile = Pick<TechnologyFile, 'tid' | 'title' | 'docUrl'>;

/** A document for members: a visitor is asked to sign in, also before the scripts are there. */
function MemberDownload({ tid, title }: DownloadedFile) {
  const { t } = useTexts();
  const session = useSession();
  const member = useMemberDownload();
  const content = (
    <>
      <LockKeyhole size={iconSize} aria-hidden="true" />
      {t('documents.file.download')}
      <HiddenText>{title}</HiddenText>
    </>
  );
  if (session) {
    return (
      <Button size="small" disabled={member.running} onClick={() => member.start(tid)}>
        {content}
      </Button>
    );
  }
  return (
    <LinkButton
      to={paths.login}
      size="small"
      onClick={(event) => {
        event.preventDefault();
        openLoginPopup();
      }}
    >
      {content}
    </LinkButton>
  );
}

/** The download of a document: a plain link where there is one, otherwise the call that asks whether the member may. */
export function DocumentDownload({ file }: { file: DownloadedFile }) {
  const { t } = useTexts();
  const countDownload = useCountDownload();
  const { tid, docUrl, title } = file;
  if (docUrl === null) return <MemberDownload {...file} />;
  return (
    <FileLink href={docUrl} size="small" download onClick={() => countDownload(tid)}>
      <Download size={iconSize} aria-hidden="true" />
      {t('documents.file.download')}
      <HiddenText>{title}</HiddenText>
    </FileLink>
  );
}
