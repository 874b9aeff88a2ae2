import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Sees to it that there is a Chromium for the browser tests, installing one where that is possible; else ends with a sentence. */
export async function ensureChromium() {
  if (findChromium() ?? (await playwrightChromium())) return ensureChineseFonts();
  if (canInstallPackages()) {
    console.log('Installing Chromium and Chinese fonts from Debian (first run only) ...');
    if (await aptInstall(['chromium', 'fonts-noto-cjk'])) return;
  }
  console.log('Downloading a Chromium for Playwright (first run only) ...');
  await capture(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (await playwrightChromium()) return;
  console.error(
    'The browser tests need Chromium and none could be found or installed. Install Chromium or Chrome (Debian: sudo apt-get install chromium fonts-noto-cjk), or name one: CHROMIUM_PATH=/path/to/chrome npm test. Without a browser: npm test -- lint types units build',
  );
  process.exit(1);
}

// Without such fonts Chinese is drawn as boxes: the tests still hold, only pictures suffer. So a failure is no matter.
async function ensureChineseFonts() {
  if (!canInstallPackages()) return;
  const fonts = await capture('fc-list', [':lang=zh']);
  if (fonts.code === 0 && fonts.output.trim() !== '') return;
  console.log('Installing Chinese fonts from Debian (first run only) ...');
  await aptInstall(['fonts-noto-cjk']);
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { env });
  const { code } = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  return code === 0;
}

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

// Ubuntu's chromium package is an empty shell around a snap, so Debian proper only.
function canInstallPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release') || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
