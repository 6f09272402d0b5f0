import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, CircleMinus, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StateTone } from '#web/components/state-badge.ts';

const icons = { success: CircleCheck, info: Clock3, danger: CircleAlert, neutral: CircleMinus };

const Panel = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: 3,
    maxWidth: '560px',
    minHeight: '60dvh',
    alignContent: 'start',
    marginInline: 'auto',
    paddingTop: { base: 10, md: 16 },
    paddingBottom: 10,
    textAlign: 'center',
    '& > h1': { fontSize: { base: 'xl', md: '2xl' } },
    '& > [data-text]': { color: 'fg.muted', maxWidth: '46ch', textWrap: 'balance' },
    '& > [data-buttons]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: 3,
      marginTop: 3,
    },
  },
  variants: {
    tone: {
      success: { '& > svg': { color: 'success' } },
      info: { '& > svg': { color: 'info', animation: 'breathe 1.6s infinite' } },
      danger: { '& > svg': { color: 'danger' } },
      neutral: { '& > svg': { color: 'neutral' } },
    },
  },
});

interface OrderNoticeProps {
  tone: Exclude<StateTone, 'warning'>;
  title: string;
  text?: string;
  /** Facts of the order, between the text and the buttons. */
  facts?: ReactNode;
  /** The next steps. */
  children: ReactNode;
}

/** The payment state of an order at a glance: icon, word, facts, next steps. Screen readers announce a change. */
export function OrderNotice({ tone, title, text, facts, children }: OrderNoticeProps) {
  const Icon = icons[tone];
  return (
    <Panel tone={tone}>
      <Icon size={56} aria-hidden="true" />
      <h1 tabIndex={-1}>{title}</h1>
      <p data-text role="status">
        {text}
      </p>
      {facts}
      <div data-buttons>{children}</div>
    </Panel>
  );
}
