import { chakra } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useControl } from '#web/forms/form-context.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';

const terms = lazyPart(['privacy'], async () => (await import('./privacy-dialog.tsx')).PrivacyDialog);

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 1,
    minHeight: 'touch',
    '& label': { display: 'flex', alignItems: 'center', gap: 2, minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '18px', height: '18px', accentColor: 'primary', flexShrink: 0, margin: 0 },
    '& input[aria-invalid=true]': {
      outline: '2px solid',
      outlineColor: 'danger',
      outlineOffset: '1px',
      borderRadius: 'full',
    },
    '& button': { color: 'primary', minHeight: 'touch', _hover: { textDecoration: 'underline' } },
  },
});

/** The agreement to the privacy terms, which a click on their name opens. */
export function AgreementWidget({ name, value, onChange }: WidgetProps) {
  const { t } = useTexts();
  const [reading, setReading] = useState(false);
  return (
    <Line>
      <label>
        <input
          {...useControl()}
          type="radio"
          name={name}
          checked={value === 'agreed'}
          onChange={() => onChange('agreed')}
        />
        {t('session.register.agree')}
      </label>
      <button type="button" onPointerEnter={terms.prepare} onClick={() => setReading(true)}>
        {t('session.register.readTerms')}
      </button>
      {reading && <ShownPart part={terms} with={{ onClose: () => setReading(false) }} />}
    </Line>
  );
}
