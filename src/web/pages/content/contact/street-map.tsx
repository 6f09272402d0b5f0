import { chakra } from '@chakra-ui/react';
import { useTexts } from '#web/i18n/texts-context.ts';

const Drawing = chakra('svg', {
  base: {
    width: 'full',
    height: { base: '260px', md: 'auto' },
    background: 'bg.subtle',
    borderRadius: 'base',
    fontFamily: 'body',
    '& [data-blocks]': { fill: 'bg', stroke: 'line' },
    '& [data-park]': { fill: 'success.soft', stroke: 'none' },
    '& [data-main]': { stroke: 'line.control', strokeWidth: '1px', fill: 'none' },
    '& [data-metro]': { stroke: 'info', strokeWidth: '3px', strokeDasharray: '10 5', fill: 'none' },
    '& [data-station]': { fill: 'bg', stroke: 'info', strokeWidth: '2px' },
    '& [data-house]': { fill: 'primary.soft', stroke: 'primary', strokeWidth: '1.5px' },
    '& [data-pin]': { fill: 'accent', stroke: 'none' },
    '& [data-hole]': { fill: 'bg', stroke: 'none' },
    '& text': { fill: 'fg.muted', fontSize: { base: '16px', md: '13px' }, stroke: 'none' },
    // A phone shows the middle of the map.
    '& [data-edge]': { display: { base: 'none', md: 'inline' } },
    '& [data-strong]': { fill: 'fg', fontWeight: 'bold', fontSize: { base: '17px', md: '14px' } },
  },
});

/** Blocks between the streets: x, y, width, height. */
const blocks = [
  [0, 0, 150, 96],
  [176, 0, 196, 96],
  [412, 0, 200, 96],
  [638, 0, 162, 96],
  [0, 118, 150, 104],
  [176, 118, 196, 104],
  [412, 118, 200, 104],
  [638, 118, 162, 104],
  [0, 276, 150, 84],
  [176, 276, 196, 84],
  [412, 276, 200, 84],
] as const;

/** How to find the company: a drawing of the streets around it, not to scale, that needs no map service. */
export function StreetMap() {
  const { t } = useTexts();
  return (
    <Drawing
      viewBox="104 0 696 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('content.contact.mapLabel')}
    >
      <g data-blocks>
        {blocks.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="3" />
        ))}
      </g>
      <rect data-park x="638" y="276" width="162" height="84" rx="3" />
      <path data-main d="M0 249H800" strokeDasharray="14 10" />
      <path data-metro d="M0 266H800" />
      <g data-house>
        <rect x="424" y="132" width="56" height="76" rx="2" />
      </g>
      <circle data-station cx="392" cy="266" r="8" />
      <path data-pin d="M452 142c-9 0-16 7-16 15 0 11 16 26 16 26s16-15 16-26c0-8-7-15-16-15z" />
      <circle data-hole cx="452" cy="157" r="5.5" />
      <text x="256" y="242">
        {t('content.contact.streetSouth')}
      </text>
      <text x="256" y="111.5">
        {t('content.contact.streetNorth')}
      </text>
      <text transform="translate(387 12) rotate(90)">{t('content.contact.streetEast')}</text>
      <text transform="translate(158 124) rotate(90)">{t('content.contact.streetWest')}</text>
      <text x="416" y="296">
        {t('content.contact.station')}
      </text>
      <text data-edge x="719" y="322" textAnchor="middle">
        {t('content.contact.park')}
      </text>
      <text data-strong x="488" y="166">
        {t('content.contact.building')}
      </text>
      <text x="488" y="186">
        {t('content.contact.floor')}
      </text>
    </Drawing>
  );
}
