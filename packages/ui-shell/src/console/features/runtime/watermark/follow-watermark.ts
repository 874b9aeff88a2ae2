import type { Entrance, Settings } from '../../../kernel/console-parts';
import { drawWatermark } from './draw-watermark';
import { watermarkText } from './watermark-text';

const minute = 60_000;

/** Draws account and time over the window during a session and updates it each minute. Returns a function that stops it. */
export function followWatermark({ session, config }: Pick<Entrance & Settings, 'session' | 'config'>): () => void {
  const watermark = drawWatermark();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draw = () => {
    clearTimeout(timer);
    const { status, user } = session.snapshot();
    if (status !== 'signedIn') return watermark.remove();
    const now = Date.now();
    watermark.say(watermarkText(user.username, new Date(now), config.timeZone));
    timer = setTimeout(draw, minute - (now % minute));
  };

  draw();
  const stop = session.subscribe(draw);
  return () => {
    stop();
    clearTimeout(timer);
    watermark.remove();
  };
}
