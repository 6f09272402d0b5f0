import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '#web/i18n/texts-context.ts';
import { enterDialog } from './open-dialogs.ts';
import { rememberFocus } from './return-focus.ts';

interface DialogProps {
  title: string;
  /** Without it only the content closes the dialog, so that nothing in it is lost by accident. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** Width in pixels on a screen that has the room. */
  width?: number;
}

const Surface = chakra('dialog', {
  base: {
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    overflow: 'auto',
    background: 'bg.raised',
    borderRadius: 'base',
    boxShadow: 'float',
    _backdrop: { background: 'overlay' },
    // Leaves room above for a message, which would cover the title of a dialog as tall as the screen.
    '&:has(> [popover]:popover-open)': { maxHeight: 'calc(100dvh - 152px)' },
    '& > [data-head]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      px: 5,
      py: 3,
      borderBottom: 'line',
    },
    '& > [data-head] h2': { fontSize: 'lg' },
    '& > [data-head] button': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      marginInlineEnd: -2,
      borderRadius: 'base',
      color: 'fg.muted',
      _hover: { background: 'bg.subtle', color: 'fg' },
    },
  },
});

const Content = chakra('div', { base: { padding: 5 } });

/** A native modal dialog: it is open while it is rendered; Escape and the cross ask to close it; focus returns. */
export function Dialog({ title, onClose, children, width = 440 }: DialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  const surface = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = surface.current;
    const before = document.activeElement;
    if (!element) return;
    const returnFocus = before instanceof HTMLElement ? rememberFocus(before) : undefined;
    element.showModal();
    element.querySelector<HTMLElement>('input:not([readonly]), select, textarea:not([readonly])')?.focus();
    const leaveDialog = enterDialog(element);
    return () => {
      leaveDialog();
      element.close();
      returnFocus?.();
    };
  }, []);
  return (
    <Surface
      ref={surface}
      aria-labelledby={titleId}
      style={{ width }}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div data-head>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <button type="button" aria-label={t('components.dialog.close')} onClick={onClose}>
            <X size={18} />
          </button>
        )}
      </div>
      <Content>{children}</Content>
    </Surface>
  );
}
