import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/button.tsx';
import { useTexts } from '#web/i18n/texts-context.ts';

/** Reads the code aloud: once when it has been loaded, and again at every click. */
export function CaptchaSound({ sound }: { sound: string | undefined }) {
  const { t } = useTexts();
  const audio = useRef<HTMLAudioElement>(null);
  const play = () => {
    const element = audio.current;
    if (!element || !sound) return;
    element.currentTime = 0;
    // A browser that plays nothing before another click leaves the button to be pressed.
    element.play()?.catch(() => undefined);
  };
  useEffect(play, [sound]);
  return (
    <Button disabled={!sound} onClick={play} flexShrink={0}>
      <Volume2 size={18} aria-hidden="true" />
      {t('session.login.play')}
      {/* biome-ignore lint/a11y/useMediaCaption: a caption would be the answer */}
      <audio ref={audio} src={sound} />
    </Button>
  );
}
