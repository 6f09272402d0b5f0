import { chakra } from '@chakra-ui/react';
import { CircleCheck, FileText, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { formatBytes } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts-context.ts';

const Zone = chakra('div', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.control',
    borderRadius: 'base',
    background: 'bg.subtle',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'quick',
    '&[data-over]': { borderColor: 'primary', borderStyle: 'solid', background: 'primary.soft' },
    '&[data-invalid]': { borderColor: 'danger' },
    '&:has(> input:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& > input': { srOnly: true },
    '& > label': {
      display: 'grid',
      justifyItems: 'center',
      gap: 1,
      px: 4,
      py: 6,
      textAlign: 'center',
      cursor: 'pointer',
      _hover: { '& strong': { textDecoration: 'underline' } },
    },
    '& > label svg': { color: 'fg.muted', marginBottom: 1 },
    '& > label strong': { color: 'primary', fontWeight: 'medium' },
    '& [data-hint]': { color: 'fg.muted', fontSize: 'sm' },
    '& [data-file]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 3,
      rowGap: 2,
      padding: 3,
    },
    // A dashed edge asks for a file; here is one.
    '&:has([data-file])': { borderStyle: 'solid', borderColor: 'line', background: 'bg' },
    '& [data-file] > svg': { color: 'primary' },
    '& [data-name]': { overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& [data-size]': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& [data-actions]': { display: 'flex', gap: 1 },
    '& progress': {
      gridColumn: '1 / -1',
      appearance: 'none',
      width: 'full',
      height: '4px',
      border: 'none',
      borderRadius: 'full',
      overflow: 'hidden',
      background: 'line',
      '&::-webkit-progress-bar': { background: 'line' },
      '&::-webkit-progress-value': { background: 'primary' },
      '&::-moz-progress-bar': { background: 'primary' },
    },
  },
});

function useDropTarget(take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const leave = () => setOver(false);
  return { over, handlers: { onDragEnter: allow, onDragOver: allow, onDragLeave: leave, onDrop: drop } };
}

interface FileDropProps {
  invalid: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** The place of a file: to choose or drop one, while it is sent, and when it is there. */
export function FileDrop({ invalid, onFiles, children }: FileDropProps) {
  const { over, handlers } = useDropTarget(onFiles);
  return (
    <Zone data-invalid={invalid || undefined} data-over={over || undefined} {...handlers}>
      {children}
    </Zone>
  );
}

/** Says what can be chosen or dropped; pressing it opens the choice of files. */
export function FilePrompt({ inputId, limits }: { inputId: string; limits: string }) {
  const { t } = useTexts();
  return (
    <label htmlFor={inputId}>
      <Upload size={24} aria-hidden="true" />
      <span>
        <strong>{t('forms.upload.choose')}</strong> {t('forms.upload.orDrop')}
      </span>
      <span data-hint="">{limits}</span>
    </label>
  );
}

interface SendingFileProps {
  file: File;
  /** How much of it is sent, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** A file on its way to the shop. */
export function SendingFile({ file, share, onCancel }: SendingFileProps) {
  const { t } = useTexts();
  const percent = Math.floor(share * 100);
  return (
    <div data-file="">
      <FileText size={20} aria-hidden="true" />
      <div>
        <div data-name="">{file.name}</div>
        <div data-size="">
          {formatBytes(file.size)} · {percent} %
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        {t('forms.upload.cancel')}
      </Button>
      <progress max={100} value={percent} aria-label={t('forms.upload.progress', { file: file.name })} />
    </div>
  );
}

interface KeptFileProps {
  name: string;
  onReplace: () => void;
  onRemove: () => void;
}

/** A file that the shop has. */
export function KeptFile({ name, onReplace, onRemove }: KeptFileProps) {
  const { t } = useTexts();
  return (
    <div data-file="">
      <CircleCheck size={20} aria-hidden="true" />
      <div>
        <div data-name="">{name}</div>
        <div data-size="">{t('forms.upload.done')}</div>
      </div>
      <div data-actions="">
        <Button size="small" variant="ghost" onClick={onReplace}>
          {t('forms.upload.replace')}
        </Button>
        <Button size="small" variant="ghost" onClick={onRemove}>
          {t('forms.upload.remove')}
        </Button>
      </div>
    </div>
  );
}
