import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { cutText } from '#domain/text/cut-text.ts';
import { constants } from '#generated/constants.ts';
import { touch } from '#web/theme/media.ts';
import { HiddenText } from './hidden-text.ts';
import { MeasuredText } from './measured-text.tsx';

const Toggle = chakra('button', {
  base: {
    display: 'inline',
    maxWidth: 'full',
    minHeight: '24px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
    textDecorationColor: 'line.control',
    [touch]: { minHeight: 'touch' },
  },
});

interface CutTextProps {
  text: string;
  /** Characters that are shown at first. */
  characters?: number;
}

/** A long text cut short: the pointer shows the rest, and a click, a tap or the keyboard opens it. */
export function CutText({ text, characters = constants.tableText }: CutTextProps) {
  const [isOpen, setOpen] = useState(false);
  const short = cutText(text, characters);
  if (short === text) return <MeasuredText text={text} />;
  return (
    <Toggle
      type="button"
      title={isOpen ? undefined : text}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? (
        <MeasuredText text={text} />
      ) : (
        <>
          <span aria-hidden="true">
            <MeasuredText text={short} />
          </span>
          <HiddenText>{text}</HiddenText>
        </>
      )}
    </Toggle>
  );
}
