import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { HiddenText } from '#web/components/hidden-text.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useControl } from '../form-context.ts';
import { FileDrop, FilePrompt, KeptFile, SendingFile } from './file-drop.tsx';
import { fileNameOf, useChosenFile } from './use-chosen-file.ts';

/** One file: chosen, or dropped onto the field, and sent at once. */
export function UploadWidget(props: WidgetProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { 'aria-required': _, ...control } = useControl();
  const chosen = useChosenFile(props);
  const { file } = chosen.upload;
  const value = typeof props.value === 'string' ? props.value : undefined;
  /** What was pressed goes: the focus returns to where a file is chosen. */
  const andFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <FileDrop invalid={control['aria-invalid'] ?? false} onFiles={chosen.take}>
      <input
        {...control}
        ref={input}
        type="file"
        name={props.name}
        // Several can be chosen, so that choosing them is refused in words.
        multiple
        accept={chosen.limits.extensions.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          chosen.take(files);
        }}
      />
      {file && <SendingFile file={file} share={chosen.upload.share} onCancel={andFocus(chosen.cancel)} />}
      {!file && value !== undefined && (
        <KeptFile
          name={fileNameOf(value)}
          onReplace={() => input.current?.click()}
          onRemove={andFocus(() => props.onChange(undefined))}
        />
      )}
      {!file && value === undefined && (
        <FilePrompt
          inputId={control.id}
          limits={t('forms.upload.limits', { types: chosen.types, most: chosen.most })}
        />
      )}
      <HiddenText role="status">
        {file ? t('forms.upload.progress', { file: file.name }) : value && t('forms.upload.done')}
      </HiddenText>
    </FileDrop>
  );
}
