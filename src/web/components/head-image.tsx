import { chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useGetFileLink } from '#generated/hooks/transport/transport.ts';

const Frame = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '72px',
    height: '72px',
    borderRadius: 'full',
    overflow: 'hidden',
    background: 'bg.subtle',
    color: 'fg.muted',
    border: 'line',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface HeadImageProps {
  /** Path of the picture; without one a plain figure is shown. */
  path: string | undefined;
  /** What it shows, where that is not said next to it. */
  alt?: string;
}

/** The picture of the member, by a link that opens it for this member only. */
export function HeadImage({ path, alt = '' }: HeadImageProps) {
  const [failed, setFailed] = useState<string>();
  // The link works for minutes only, and the picture is read at once: no link is kept for the next time.
  const link = useGetFileLink(
    { path: path ?? '' },
    {
      query: {
        enabled: path !== undefined,
        gcTime: 0,
        staleTime: Number.POSITIVE_INFINITY,
        meta: { suppressErrorToast: true },
      },
    },
  );
  const source = path === undefined ? undefined : link.data?.data;
  return (
    <Frame>
      {source && source !== failed ? (
        <img src={source} alt={alt} onError={() => setFailed(source)} />
      ) : (
        <UserRound size={32} aria-hidden="true" />
      )}
    </Frame>
  );
}
