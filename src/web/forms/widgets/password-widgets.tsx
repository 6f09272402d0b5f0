import { chakra } from '@chakra-ui/react';
import type { WidgetProps } from '@rjsf/utils';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Input } from '#web/components/input.ts';
import { useTexts } from '#web/i18n/texts-context.ts';
import { autoComplete } from './auto-complete.ts';
import { useTextControl } from './text-widgets.tsx';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& input': { paddingInlineEnd: '44px' },
    '& input::-ms-reveal': { display: 'none' },
    '& button': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      color: 'fg.muted',
      borderRadius: 'base',
      _hover: { color: 'fg' },
    },
  },
});

function Password({ kind, ...props }: WidgetProps & { kind: 'password' | 'newPassword' }) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const control = useTextControl(props);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Frame>
      <Input
        {...control}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete(props.name, kind)}
        autoCapitalize="off"
        spellCheck={false}
      />
      <button
        type="button"
        aria-label={t(shown ? 'forms.password.hide' : 'forms.password.show')}
        aria-controls={control.id}
        onClick={() => setShown(!shown)}
      >
        <Icon size={18} />
      </button>
    </Frame>
  );
}

export function PasswordWidget(props: WidgetProps) {
  return <Password {...props} kind="password" />;
}

export function NewPasswordWidget(props: WidgetProps) {
  return <Password {...props} kind="newPassword" />;
}
