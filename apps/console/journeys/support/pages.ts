import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { standalonePages as standalone } from '../../../../packages/ui-shell/src/console/features/navigation/pages/standalone-pages';
import { whenQuiet } from '../../../../scripts/lib/when-quiet';
import { consoleFolder } from './start-sandbox';

interface Entry {
  path: string;
  guard?: unknown;
  nav: { dynamicNewTab?: boolean };
  children: Entry[];
}

/** A page of the route table. */
export interface TablePage {
  /** A page with a tab per record shows the first record. */
  address: string;
  /** Whether the page or one of its ancestors requires rights. */
  guarded: boolean;
}

const table: Entry[] = JSON.parse(readFileSync(path.join(consoleFolder, 'routes.json'), 'utf8'));

function pagesBelow(entry: Entry, above: string, guarded: boolean): TablePage[] {
  const whole = `${above}/${entry.path}`.replace(/\/+/g, '/');
  const asks = guarded || entry.guard !== undefined;
  if (entry.children.length > 0) return entry.children.flatMap((child) => pagesBelow(child, whole, asks));
  return [{ address: entry.nav.dynamicNewTab ? `${whole}?id=1` : whole, guarded: asks }];
}

/** Every page of the built console's route table. */
export const tablePages: readonly TablePage[] = table.flatMap((entry) => pagesBelow(entry, '', false));

/** An address of every page inside the shell; detail pages show a record of the sandbox. */
export const shellPages = tablePages.map(({ address }) => address);

/** A third (0, 1 or 2) of the shell's pages, for slow checks; these check all pages before a release. */
export const thirdOfPages = (third: number) => shellPages.filter((_, place) => place % 3 === third);

/** An address of every page outside the shell except the login page, which has separate journeys. */
export const standalonePages: readonly string[] = [
  ...standalone.map(({ path }) => path).filter((path) => path !== '/login'),
  '/no/such/page',
];

/** Opens a page of the shell and waits for its data; earlier pages stay in the document, hidden. */
export async function openShellPage(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  const [route] = address.split('?');
  const frame = page.locator(`[data-page^="${route}"][data-state="shown"]`);
  await expect(frame.getByRole('heading').first()).toBeVisible();
  await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
  await whenQuiet(page);
}

/** Opens a page outside the shell and waits until it has loaded. */
export async function openStandalonePage(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.locator('h1, [role="status"]').first()).toBeVisible();
  await whenQuiet(page);
}
