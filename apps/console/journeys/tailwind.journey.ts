import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { parcelsApi } from '../../../examples/tailwind-office/api.mjs';
import { themeNames } from '../../../packages/ui-shell/src/theme/presets';
import { fromRoot } from '../../../scripts/lib/root.mjs';
import { capture } from '../../../scripts/lib/run.mjs';
import { serveFiles } from '../../../scripts/lib/serve-files.mjs';
import { axeFindings } from './support/axe';

/** The built example with Tailwind and parts in the manner of shadcn, with its API. */
const journey = base.extend<object, { office: string }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a function from its first parameter.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'waybill-tailwind-'));
      const { code, output } = await capture('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
        cwd: fromRoot('examples/tailwind-office'),
      });
      if (code !== 0) throw new Error(`The example cannot be built:\n${output}`);
      const files = serveFiles(folder);
      const server = createServer((request, response) =>
        request.url?.startsWith('/api/') ? parcelsApi(request, response) : files(request, response),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function enter(page: Page, office: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(office);
  await page.getByLabel('User name', { exact: true }).fill('clerk');
  await page.locator('input[type="password"]').fill('parcels-clerk');
  await expect(page.locator('#waybill-early-login')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bremen' })).toBeVisible();
}

const colorOf = (page: Page, name: string, property: 'color' | 'backgroundColor') =>
  page.getByRole('button', { name }).evaluate((element, key) => getComputedStyle(element)[key], property);

for (const { which, themes, tag } of [
  { which: 'one theme', themes: themeNames.slice(0, 1), tag: [] },
  { which: 'any theme', themes: themeNames, tag: '@release' },
])
  journey(
    `axe finds nothing in parts of shadcn inside the shell, in ${which} and both schemes [shadcn-follows-the-theme]`,
    { tag },
    async ({ page, office }) => {
      await enter(page, office);
      const findings: string[] = [];
      const fills = new Set<string>();
      for (const themeName of themes)
        for (const scheme of ['light', 'dark']) {
          const settings = { themeName, scheme };
          await page.evaluate(
            (look) => localStorage.setItem('parcels.theme', JSON.stringify({ version: 1, settings: look })),
            settings,
          );
          await page.reload();
          await expect(page.getByRole('heading', { name: 'Bremen' })).toBeVisible();
          await expect(page.locator('body')).toHaveClass(new RegExp(`vab-theme-${themeName}\\b`));
          findings.push(...(await axeFindings(page, `${themeName}, ${scheme}`)));
          fills.add(`${scheme} ${await colorOf(page, 'Print', 'backgroundColor')}`);
          // A utility overrides the shell's base rule, by which a button inherits its colour.
          expect(await colorOf(page, 'All parcels', 'color')).toBe(
            await page.evaluate(() => {
              const probe = document.body.appendChild(document.createElement('i'));
              probe.style.color = 'var(--wb-color-on-primary)';
              return getComputedStyle(probe).color;
            }),
          );
        }
      expect(findings).toEqual([]);
      expect(fills.size).toBeGreaterThan(1);
    },
  );
