import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { showMessage } from '#web/toasts/message-store.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
    gap: 2,
    padding: 4,
    marginBlock: 4,
    background: 'bg.subtle',
    borderRadius: 'base',
    fontFamily: 'mono',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A text file that the browser downloads. */
function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  URL.revokeObjectURL(url);
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Whether the text is in the clipboard: there is none without a secure connection, and the reader may refuse it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copyAll = async () => {
    const isDone = await copy(text);
    setIsCopied(isDone);
    if (!isDone) showMessage('warning', t('security.codes.notCopied'));
  };
  return (
    <div>
      <p>{t('security.codes.intro')}</p>
      <List ref={focus} tabIndex={-1} aria-label={t('security.codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Flex wrap="wrap" gap={3}>
        <Button variant="solid" onClick={onDone}>
          {t('security.codes.done')}
        </Button>
        <Button onClick={() => download(`${t('security.codes.file')}.txt`, text)}>
          {t('security.codes.download')}
        </Button>
        <Button onClick={copyAll}>{isCopied ? t('security.codes.copied') : t('security.codes.copy')}</Button>
      </Flex>
    </div>
  );
}
