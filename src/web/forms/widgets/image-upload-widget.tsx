import { chakra } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { HeadImage } from '#web/components/head-image.tsx';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { ShownPart } from '#web/lazy-part.tsx';
import { cropPart } from '../crop/crop-part.ts';
import type { ChosenPicture } from '../crop/crop-picture.ts';
import { readPicture } from '../crop/read-picture.ts';
import { useControl, useFormState } from '../form-context.ts';
import { FileDrop, FilePrompt, SendingFile } from './file-drop.tsx';
import { useChosenFile } from './use-chosen-file.ts';

const Kept = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, padding: 3 },
});

/** A picture: chosen or dropped, its part chosen, then sent. What was there stays until the new one is. */
export function ImageUploadWidget(props: WidgetProps) {
  const { name, onChange } = props;
  const { t } = useTexts();
  const { raise, setWaiting } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  const { 'aria-required': _, ...control } = useControl();
  const [picture, setPicture] = useState<ChosenPicture>();
  const fail = () => {
    setPicture(undefined);
    setWaiting(name, undefined);
    raise(name, t('forms.crop.unreadable'));
  };
  const open = (file: File, source: string) => {
    setPicture({ file, source });
    setWaiting(name, t('forms.crop.first'));
  };
  const chosen = useChosenFile(props, (file) => {
    readPicture(file).then((source) => open(file, source), fail);
  });
  const { file } = chosen.upload;
  const value = typeof props.value === 'string' ? props.value : undefined;
  /** What was pressed goes: the focus returns to where a file is chosen. */
  const closeCrop = () => {
    setPicture(undefined);
    setWaiting(name, undefined);
    input.current?.focus();
  };
  const use = (part: File) => {
    closeCrop();
    chosen.send(part);
  };
  return (
    <FileDrop invalid={control['aria-invalid'] ?? false} onFiles={chosen.take}>
      <input
        {...control}
        ref={input}
        type="file"
        name={name}
        accept={chosen.limits.extensions.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          chosen.take(files);
        }}
      />
      {picture && (
        <ShownPart
          key={picture.source}
          part={cropPart}
          with={{ picture, onDone: use, onCancel: closeCrop, onFailed: fail }}
        />
      )}
      {file && <SendingFile file={file} share={chosen.upload.share} onCancel={chosen.cancel} />}
      {!picture && !file && value !== undefined && (
        <Kept>
          <HeadImage path={value} alt={t('forms.crop.current')} />
          <Button size="small" onClick={() => input.current?.click()}>
            {t('forms.upload.replace')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              onChange(undefined);
              input.current?.focus();
            }}
          >
            {t('forms.upload.remove')}
          </Button>
        </Kept>
      )}
      {!picture && !file && value === undefined && (
        <FilePrompt
          inputId={control.id}
          limits={t('forms.upload.limits', { types: chosen.types, most: chosen.most })}
        />
      )}
      <HiddenText role="status">{file && t('forms.upload.progress', { file: file.name })}</HiddenText>
    </FileDrop>
  );
}
