import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: () => ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The key of the open tab. */
  open: string;
  onOpen: (key: string) => void;
  direction?: 'row' | 'column';
}

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: 1,
    overflowX: 'auto',
    '& button': {
      flexShrink: 0,
      minHeight: 'touch',
      px: { base: 3, md: 4 },
      color: 'fg.muted',
      textAlign: 'start',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& button[aria-selected=true]': { color: 'primary', fontWeight: 'bold' },
  },
  variants: {
    direction: {
      row: {
        borderBottom: 'line',
        '& button': { marginBottom: '-1px', borderBottom: '2px solid transparent' },
        '& button[aria-selected=true]': { borderBottomColor: 'primary' },
      },
      column: {
        flexDirection: 'column',
        '& button': { borderInlineStart: '2px solid transparent' },
        '& button[aria-selected=true]': { borderInlineStartColor: 'primary', background: 'bg' },
      },
    },
  },
  defaultVariants: { direction: 'row' },
});

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs as the keyboard expects them: one stop, arrows move, only the open panel is rendered. */
export function Tabs({ label, tabs, open, onOpen, direction = 'row' }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === open),
  );
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.key);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={direction === 'row' ? 'horizontal' : 'vertical'}
        direction={direction}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={index === current}
            aria-controls={index === current ? `${id}-panel` : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onOpen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tabs[current]?.key}`}>
        {tabs[current]?.content()}
      </div>
    </>
  );
}
