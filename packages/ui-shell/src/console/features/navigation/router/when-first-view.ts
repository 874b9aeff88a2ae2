import { subscribe } from 'valtio/vanilla';
import type { Navigation } from '../../../kernel/ports/navigation';

/** After that, in ms, the console is drawn as it is: its code was not fetched early, or user and routes are still on their way. */
const firstViewTimeoutMs = 150;

/** Renders a console once its first view is known, because an empty render would delay it. The returned function cancels it. */
export function whenFirstView({ state }: Pick<Navigation, 'state'>, draw: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    stop();
  };
  const go = () => {
    end();
    draw();
  };
  const timer = setTimeout(go, firstViewTimeoutMs);
  const stop = subscribe(
    state,
    () => {
      if (state.view.kind !== 'starting') go();
    },
    true,
  );
  return end;
}
