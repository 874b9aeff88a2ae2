import { createRoot } from 'react-dom/client';
import { applyTheme } from '../theme/apply-theme';
import { followLanguage } from './connect/follow-language';
import { followSession } from './connect/follow-session';
import { followViews } from './connect/follow-views';
import type { ConsoleParts } from './console-context';
import { registerServiceWorker } from './pwa/register-service-worker';
import { ConsoleApp } from './view/console-app';

/** Starts a console in an element; the answer stops it and takes away every listener. Throws when the element does not exist. */
export function mountConsole(parts: ConsoleParts, place: string | Element): () => void {
  const element = typeof place === 'string' ? document.querySelector(place) : place;
  if (!element) throw new Error(`createConsole().mount("${place}") found no such element. Put it into index.html.`);
  const root = createRoot(element);
  const stops = [
    applyTheme(parts.theme),
    followLanguage(parts),
    parts.errorLog.install(),
    followSession(parts),
    followViews(parts),
    parts.navigation.start(),
    startServiceWorker(parts),
  ];
  root.render(<ConsoleApp parts={parts} />);
  return () => {
    for (const stop of stops.reverse()) stop();
    parts.tabs.dispose();
    parts.session.dispose();
    root.unmount();
  };
}

/** In production builds only: a development server's files must never come from a cache. */
function startServiceWorker({ config, update }: ConsoleParts): () => void {
  if (!config.pwa || process.env.NODE_ENV !== 'production') return () => {};
  return registerServiceWorker({ onUpdateReady: update.offer });
}
