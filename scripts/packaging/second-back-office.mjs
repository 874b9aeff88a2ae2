import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { enter, leave, workIn } from './example.mjs';

/** Works in the built second back office; throws unless it uses its own brand, API and roles. */
export async function runSecondBackOffice(folder) {
  const { harbourApi: api } = await import(pathToFileURL(path.join(folder, 'api.mjs')).href);
  await workIn(folder, { api, prefix: '/v2/' }, async (page) => {
    await provesBrand(page);
    await provesApi(page);
    await provesRecords(page);
    await provesRoles(page);
  });
}

async function provesBrand(page) {
  await page.getByLabel('User name', { exact: true }).waitFor();
  await expect(page).toHaveTitle('Sign in - Berths and ships');
  await page.getByText('Harbour', { exact: true }).first().waitFor();
  await expect(page.locator('body')).toHaveClass(/vab-theme-harbour/);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(15, 118, 110)');
}

async function provesApi(page) {
  await enter(page, 'dock', 'not-the-password');
  await page.getByText('Unknown name or password').first().waitFor();
  await enter(page, 'dock', 'harbour-dock');
  await page.getByRole('grid', { name: 'Berths' }).getByText('North quay').waitFor();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('accessToken');
  expect(keys.filter((key) => !/^(accessToken|harbour)(\.|$)/.test(key))).toEqual([]);
}

/** Finds, adds, changes and removes a berth; the API refuses a name that there is already. */
async function provesRecords(page) {
  const grid = page.getByRole('grid', { name: 'Berths' });
  const dialog = page.getByRole('dialog', { name: 'Berth' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByLabel('Name').fill('South quay');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('There is a berth of this name already').waitFor();
  await dialog.getByLabel('Name').fill('East quay');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('search').getByLabel('Name').fill('east');
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('switch', { name: 'Taken' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await grid.getByText('Taken').waitFor();
  await grid.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Nothing matches. Try other conditions.').waitFor();
}

async function provesRoles(page) {
  const fees = page.getByRole('link', { name: 'Fees', exact: true }).first();
  await expect(fees).toHaveCount(0);
  await page.goto(`${new URL('/', page.url())}#/fees`);
  await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.goto(`${new URL('/', page.url())}#/berths`);
  await leave(page, 'dock');
  await enter(page, 'purse', 'harbour-purse');
  await fees.click();
  await page.getByText('Only the treasurer sees this page.').waitFor();
  await expect(page).toHaveTitle('Fees - Berths and ships');
}
