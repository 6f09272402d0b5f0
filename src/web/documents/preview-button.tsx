import { Eye } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useOpenPageDialog } from '#web/components/page-dialogs.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { openLoginPopup } from '#web/session/login-popup-store.ts';
import { useSession } from '#web/session/session-store.ts';
import type { DownloadedFile } from './document-download.tsx';
import { documentPreviewPart } from './document-preview-part.ts';

/** Opens the first page of a document; a visitor is asked to sign in for one that is for members. */
export function PreviewButton({ file }: { file: DownloadedFile }) {
  const { t } = useTexts();
  const session = useSession();
  const openDialog = useOpenPageDialog();
  const open = () =>
    file.docUrl === null && !session
      ? openLoginPopup()
      : openDialog((onClose) => <ShownPart part={documentPreviewPart} with={{ file, onClose }} />);
  return (
    <Button size="small" variant="ghost" onPointerEnter={documentPreviewPart.prepare} onClick={open}>
      <Eye size={16} aria-hidden="true" />
      {t('documents.preview.open')} <HiddenText>{file.title}</HiddenText>
    </Button>
  );
}
