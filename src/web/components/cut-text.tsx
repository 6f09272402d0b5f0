import { chakra } from '@chakra-ui/react';

interface CutTextProps {
  text: string;
  /** How many characters a table shows. */
  max?: number;
}

const Cut = chakra('span', {
  base: {
    position: 'relative',
    borderBottom: '1px dotted',
    borderColor: 'line.control',
    cursor: 'help',
    '&:is(:hover, :focus-visible)::after': {
      content: 'attr(data-full)',
      position: 'absolute',
      insetBlockStart: 'calc(100% + 4px)',
      insetInlineStart: 0,
      zIndex: 'panel',
      width: 'max-content',
      maxWidth: '320px',
      px: 3,
      py: 2,
      background: 'fg',
      color: 'bg',
      borderRadius: 'base',
      boxShadow: 'float',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

const tableCharacters = 10;

/** Long text of a table, cut; the whole of it appears on hover and on focus and is what a screen reader reads. */
export function CutText({ text, max = tableCharacters }: CutTextProps) {
  const characters = [...text];
  if (characters.length <= max) return text;
  return (
    <Cut tabIndex={0} role="note" aria-label={text} data-full={text}>
      {characters.slice(0, max).join('')}…
    </Cut>
  );
}
