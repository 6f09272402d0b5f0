import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { noScript } from '#web/theme/media.ts';

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
  /** `how` is for tabs that are in the address: arrow keys pass by tabs that nobody wants to come back to. */
  onOpen: (key: string, how: { readonly replace: boolean }) => void;
  direction?: 'row' | 'column';
  /** Renders the closed panels, too: they are read where there are no scripts, printed, and found by search engines. */
  keepsClosed?: boolean;
}

const Panel = chakra('div', {
  base: {
    '& > [data-panel-title]': { display: 'none' },
    '&[data-closed]': { display: 'none' },
    [`${noScript}, print`]: {
      '&, &[data-closed]': { display: 'block' },
      '& > [data-panel-title]': { display: 'block' },
    },
  },
});

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: 1,
    overflowX: 'auto',
    [`${noScript}, print`]: { '&[data-kept]': { display: 'none' } },
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

/** Tabs as the keyboard expects them: one stop, arrows move, by default only the open panel is rendered. */
export function Tabs(props: TabsProps) {
  const { label, tabs, open, onOpen, direction = 'row', keepsClosed = false } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === open),
  );
  const panelId = ({ key }: Tab) => (keepsClosed ? `${id}-panel-${key}` : `${id}-panel`);
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.key, { replace: true });
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <>
      <List
        ref={list}
        role="tablist"
        data-kept={keepsClosed || undefined}
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
            aria-controls={index === current || keepsClosed ? panelId(tab) : undefined}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onOpen(tab.key, { replace: false })}
          >
            {tab.label}
          </button>
        ))}
      </List>
      {tabs.map((tab, index) => {
        if (index !== current && !keepsClosed) return null;
        return (
          <Panel
            key={keepsClosed ? tab.key : 'open'}
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={`${id}-tab-${tab.key}`}
            data-closed={index === current ? undefined : ''}
          >
            {keepsClosed && (
              <b data-panel-title aria-hidden="true">
                {tab.label}
              </b>
            )}
            {tab.content()}
          </Panel>
        );
      })}
    </>
  );
}
