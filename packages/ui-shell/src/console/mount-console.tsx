import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { whenIdle } from '../lib/when-idle';
import { whenQuiet } from '../lib/when-quiet';
import { followHotMessages } from '../locales/hot-messages';
import { settingsMark } from '../start/settings-mark';
import { type ApplyThemeOptions, applyTheme } from '../theme/apply-theme';
import { followSession } from './connect/follow-session';
import { followViews } from './connect/follow-views';
import { startLater } from './connect/start-later';
import { whenFirstView } from './connect/when-first-view';
import type { ConsoleOptions } from './kernel/console-config';
import type { ConsoleParts } from './kernel/console-context';
import { ConsoleApp } from './view/console-app';
import { fetchOwnThemes } from './view/own-themes';

const nothing = () => {};

/** Starts a console in an element; the returned function stops it and takes away every listener. Throws when the element does not exist. */
export function mountConsole(parts: ConsoleParts, place: string | Element, options: ConsoleOptions): () => void {
  const element = typeof place === 'string' ? document.querySelector(place) : place;
  if (!element) throw new Error(`createConsole().mount("${place}") found no such element. Put it into index.html.`);
  const root = createRoot(element);
  const { config } = parts;
  const { report } = parts.errorLog;
  const themes = fetchOwnThemes(parts);
  const draw = () => {
    if (!parts.ended.aborted) root.render(<ConsoleApp parts={parts} />);
  };
  const stops = [
    applyTheme(parts.theme, htmlOf(config)),
    parts.theme.followOtherWindows(),
    followLanguage(parts),
    process.env.NODE_ENV === 'production' ? nothing : followHotMessages(parts.i18n, config.messages),
    parts.errorLog.install(),
    followSession(parts),
    followViews(parts),
    startNavigation(parts),
    startServiceWorker(parts),
    refuseWrongConfig(parts, options),
    config.blockDevtools
      ? startLater(() => import('./connect/block-devtools').then((code) => code.blockDevtools(report)), report)
      : nothing,
    config.watermark
      ? startLater(() => import('./watermark/follow-watermark').then((code) => code.followWatermark(parts)), report)
      : nothing,
    // Without their colours the first paint would be another one.
    whenFirstView(parts.navigation, () => (themes ? void themes.then(draw) : draw())),
  ];
  return () => {
    for (const stop of stops.reverse()) stop();
    parts.tabs.dispose();
    parts.session.dispose();
    // An effect of the app around the console may call this, and React does not unmount a root while it works on another.
    queueMicrotask(() => root.unmount());
  };
}

/** Keeps the catalogue in step with the language setting. */
function followLanguage({ theme, i18n }: ConsoleParts): () => void {
  const apply = () => {
    const { language } = theme.settings;
    if (i18n.locale !== language) i18n.activate(language);
  };
  apply();
  return subscribe(theme.settings, apply, true);
}

/** At once, or when whoever comes back from a login provider has been taken in. */
function startNavigation(parts: ConsoleParts): () => void {
  const { entrance, navigation, errorLog } = parts;
  if (!entrance) return navigation.start();
  const arriving = import('./connect/arrive').then(({ arrive }) => arrive(parts, entrance));
  return startLater(() => arriving.catch(errorLog.report).then(navigation.start), errorLog.report);
}

/** What `<html>` says of a language; its name where the console does not know it. */
const htmlOf = ({ languages }: ConsoleParts['config']): ApplyThemeOptions => {
  const find = (language: string) => languages.find(({ name }) => name === language);
  return {
    toHtmlLang: (language) => find(language)?.htmlLang ?? language,
    toDirection: (language) => find(language)?.dir,
  };
};

/**
 * In production builds only: a development server's files must never come from a cache. When nothing comes and nobody types: what the person waits
 * for comes first.
 */
function startServiceWorker({ config, update, errorLog: { report } }: ConsoleParts): () => void {
  if (!config.pwa || process.env.NODE_ENV !== 'production') return nothing;
  let stop = () => {};
  const callOff = whenQuiet(() => {
    stop = startLater(
      () =>
        import('./pwa/register-service-worker').then(({ registerServiceWorker }) =>
          registerServiceWorker((take) => {
            update.take = take;
          }),
        ),
      report,
    );
  });
  return () => {
    callOff();
    stop();
  };
}

/**
 * Checks the app's settings; at once in development, in production when the first screen stands, since the check is not what it waits for, and not at
 * all where the build has done it.
 */
function refuseWrongConfig({ navigation, errorLog }: ConsoleParts, options: ConsoleOptions): () => void {
  const check = () =>
    import('./kernel/check-config').then(
      ({ checkConfig, ConfigError }) =>
        checkConfig(options).catch((error: unknown) => {
          errorLog.report(error);
          navigation.fail(error instanceof ConfigError ? error.message : String(error));
        }),
      errorLog.report,
    );
  if (process.env.NODE_ENV === 'production')
    return document.getElementById(settingsMark) ? nothing : whenIdle(() => void check());
  void check();
  return nothing;
}
