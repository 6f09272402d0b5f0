import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface ErrorNoteProps {
  title: string;
  /** `danger` for a refusal, `warning` for a question. */
  tone?: 'danger' | 'warning';
  children?: ReactNode;
}

const Note = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 3,
    rowGap: 2,
    padding: 4,
    marginBottom: 4,
    borderRadius: 'base',
    '& > :not(svg)': { gridColumn: 2, color: 'fg' },
    '& > strong': { fontWeight: 'bold' },
    '& > svg': { marginTop: '1px' },
  },
  variants: {
    tone: {
      danger: { color: 'danger', background: 'danger.soft' },
      warning: { color: 'warning', background: 'warning.soft' },
    },
  },
});

export const NoteActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 3, marginTop: 1 },
});

/** Explains an error next to where it occurred; scrolls into view and takes the focus. */
export function ErrorNote({ title, tone = 'danger', children }: ErrorNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Note ref={note} role="alert" tabIndex={-1} tone={tone}>
      <CircleAlert size={18} aria-hidden="true" />
      <strong>{title}</strong>
      {children}
    </Note>
  );
}
