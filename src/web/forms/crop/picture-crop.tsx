import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';
import { useOneAtATime } from '#web/state/use-one-at-a-time.ts';
import { type ChosenPicture, cropPicture, type PicturePart } from './crop-picture.ts';

interface PictureCropProps {
  picture: ChosenPicture;
  onDone: (part: File) => void;
  onCancel: () => void;
  /** The picture cannot be drawn. */
  onFailed: () => void;
}

const largestZoom = 4;

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: 4,
    padding: 3,
    '& [data-stage]': {
      position: 'relative',
      height: '260px',
      borderRadius: 'base',
      overflow: 'hidden',
      background: 'bg.subtle',
    },
    '& [data-stage] :focus-visible': { outline: '3px solid', outlineColor: 'primary' },
    '& [data-side]': { display: 'grid', gap: 2, alignContent: 'start', fontSize: 'sm', color: 'fg.muted' },
    '& [data-preview]': {
      width: '96px',
      height: '96px',
      borderRadius: 'full',
      overflow: 'hidden',
      background: 'bg.subtle',
    },
    '& [data-preview] img': { display: 'block', maxWidth: 'none', transformOrigin: '0 0' },
    '& [data-zoom]': { display: 'flex', alignItems: 'center', gap: 3, minHeight: 'touch' },
    '& [data-zoom] input': { flexGrow: 1, accentColor: 'primary' },
    '& [data-help]': { fontSize: 'sm', color: 'fg.muted' },
    '& [data-actions]': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2 },
  },
});

/** The chosen part, small and round as it will be shown; `part` is in per cent of the picture. */
function Preview({ source, part }: { source: string; part: PicturePart | undefined }) {
  const width = part && `${10_000 / part.width}%`;
  const transform = part && `translate(-${part.x}%, -${part.y}%)`;
  return <div data-preview="">{part && <img src={source} alt="" style={{ width, transform }} />}</div>;
}

/** Chooses the square part of a picture, by pointer, finger or keyboard. */
export function PictureCrop({ picture, onDone, onCancel, onFailed }: PictureCropProps) {
  const { t } = useTexts();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState<PicturePart>();
  const [part, setPart] = useState<PicturePart>();
  const once = useOneAtATime();
  const use = () => part && once(() => cropPicture(picture, part).then(onDone, onFailed));
  return (
    <Box>
      <div>
        <div data-stage="">
          <Cropper
            image={picture.source}
            crop={crop}
            zoom={zoom}
            maxZoom={largestZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(percent, pixels) => {
              setShown(percent);
              setPart(pixels);
            }}
            mediaProps={{ alt: '', onError: onFailed }}
            cropperProps={{ role: 'application', 'aria-label': t('forms.crop.label') }}
          />
        </div>
        <div data-zoom="">
          <label htmlFor={zoomId}>{t('forms.crop.zoom')}</label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={largestZoom}
            step={0.1}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </div>
        <div data-help="">{t('forms.crop.help')}</div>
      </div>
      <div data-side="">
        {t('forms.crop.preview')}
        <Preview source={picture.source} part={shown} />
      </div>
      <div data-actions="">
        <Button variant="solid" onClick={use} aria-disabled={part ? undefined : true}>
          {t('forms.crop.use')}
        </Button>
        <Button onClick={onCancel}>{t('forms.crop.cancel')}</Button>
      </div>
    </Box>
  );
}
