import { chakra } from '@chakra-ui/react';
import { CircuitBoard } from 'lucide-react';
import { useState } from 'react';

interface PartImageProps {
  /** The address of one picture; without one, or when it fails, a placeholder is shown. */
  src: string | undefined;
  /** Empty when the picture is next to the name of the part. */
  alt: string;
  /** Edge of the square in pixels. */
  size: number;
  /** The picture of the first screen is not loaded lazily. */
  eager?: boolean;
}

const Tile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    background: 'bg.subtle',
    borderRadius: 'base',
    color: 'fg.muted',
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
  },
});

/** The first picture of a comma-separated list, as products carry it. */
export function firstImage(list: string | undefined): string | undefined {
  return list?.split(',')[0]?.trim() || undefined;
}

/** The picture of a part in a square of fixed size, so that nothing moves while it loads. */
export function PartImage({ src, alt, size, eager = false }: PartImageProps) {
  const [failed, setFailed] = useState<string>();
  const broken = !src || failed === src;
  return (
    <Tile style={{ width: size, height: size }}>
      {broken ? (
        <CircuitBoard
          size={size / 2}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={!alt}
        />
      ) : (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </Tile>
  );
}
