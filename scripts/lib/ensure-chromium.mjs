import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { fromRoot } from './root.mjs';
import { capture } from './run.mjs';

/** Sees to it that there is a Chromium for the browser tests, installing one where that is possible; else ends with a sentence. */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  const hasDownload = () => existsSync(chromium.executablePath());
  const isThere = () => findChromium() !== undefined || hasDownload();
  // Without such fonts Chinese renders as boxes, which affects only pictures.
  const hasFonts = async () => (await capture('fc-list', [':lang=zh'])).output.trim() !== '';
  if (canInstallPackages() && !(isThere() && (await hasFonts()))) {
    console.log('Installing Chromium and Chinese fonts from Debian (first run only) ...');
    const packages = [...(isThere() ? [] : ['chromium-headless-shell']), 'fonts-noto-cjk'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update'], { env });
    await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  }
  if (isThere()) return;
  console.log('Downloading a Chromium for Playwright (first run only) ...');
  await capture(process.execPath, [fromRoot('node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (isThere()) return;
  console.error(
    'The browser tests need Chromium and none could be found or installed. Install Chromium or Chrome (Debian: sudo apt-get install chromium-headless-shell fonts-noto-cjk), or name one: CHROMIUM_PATH=/path/to/chrome npm test. Without a browser: npm test -- lint types units build',
  );
  process.exit(1);
}

// Ubuntu's chromium package is an empty shell around a snap, so Debian proper only.
function canInstallPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release') || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
