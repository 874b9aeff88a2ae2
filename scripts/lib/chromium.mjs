import { existsSync } from 'node:fs';

const installed = [
  // The same engine without the windows, bars and menus that no test sees: a quarter of the time less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium or Chrome; undefined if Playwright has to download one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file. Correct or unset it.`);
    return named;
  }
  return installed.find((path) => existsSync(path));
}

/** Playwright's list of disabled features, because Chromium reads only the last list. */
const offForPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

/** Pages of the invisible address bar, which would cost half a second of processor time in every window. */
const addressBarPages = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** Playwright launch options for the installed Chromium; no flag enables network access. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  const root = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${offForPlaywright},${addressBarPages}`,
    ],
  };
}
