import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { enter, leave, workIn } from './example.mjs';

/** Works in the built back office over a cookie API; throws unless login, writes, refusals and the end of the session go by that API's rules. */
export async function runCookieBackOffice(folder) {
  const { libraryApi: api } = await import(pathToFileURL(path.join(folder, 'api.mjs')).href);
  await workIn(folder, { api, prefix: '/api/v1/', refusals: [401, 409, 422] }, async (page) => {
    await page.getByLabel('User name', { exact: true }).waitFor();
    await provesLogin(page);
    await provesPages(page);
    await provesWrites(page);
    await provesRecords(page);
    await provesRoles(page);
    await provesEnd(page);
  });
}

async function provesLogin(page) {
  await enter(page, 'ada', 'not-the-password');
  await page.getByText('Unknown name or password').first().waitFor();
  await enter(page, 'ada', 'library-ada');
  await page.getByRole('grid', { name: 'Books' }).getByText('The Waves').waitFor();
  await page.getByRole('button', { name: 'Ada Reader' }).waitFor();
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'library_session');
  const readable = await page.evaluate(
    () => `${document.cookie} ${JSON.stringify({ ...localStorage, ...sessionStorage })}`,
  );
  expect(session.httpOnly).toBe(true);
  expect(readable).not.toContain(session.value);
}

/** Pages by cursor, without a known number of pages. */
async function provesPages(page) {
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('grid', { name: 'Books' }).getByText('Collected letters 11', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Previous page' }).click();
}

/** A loan sends the CSRF token of the cookie and an idempotency key; a rejected value shows its message at the field. */
async function provesWrites(page) {
  await page.getByRole('link', { name: 'The Waves' }).click();
  const loan = await lend(page, 'Clarissa');
  const { 'x-csrf-token': word, 'idempotency-key': key, token } = loan.headers();
  const { value } = (await page.context().cookies()).find(({ name }) => name === 'csrf_token') ?? {};
  expect([word, token]).toEqual([expect.stringMatching(/./), undefined]);
  expect(word).toBe(value);
  expect(key).toMatch(/^[\da-f]{32}$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Clarissa', { exact: true }).waitFor();
  await lend(page, 'Orlando');
  const field = page.getByRole('dialog').getByLabel('Borrower');
  await page.getByText('Clarissa has this book').waitFor();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
}

async function lend(page, borrower) {
  await page.getByRole('button', { name: 'Lend', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Borrower').fill(borrower);
  const [loan] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.keyboard.press('Enter'),
  ]);
  return loan;
}

/** A draft survives a reload without a key from the server. */
async function provesDrafts(page) {
  const field = page.getByRole('form', { name: 'Reader' }).getByLabel('Reader');
  await field.fill('Molly Bl');
  // It is written down within a second.
  await page.waitForTimeout(1000);
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveValue('Molly Bl');
}

/** A change sends only changed values with the opened version. */
async function provesRecords(page) {
  await page.getByRole('link', { name: 'Readers', exact: true }).first().click();
  await page.getByRole('row').filter({ hasText: 'Leopold Bloom' }).getByText('2025-01-02').waitFor();
  await page.getByRole('link', { name: 'Leopold Bloom' }).click();
  await provesDrafts(page);
  await page.getByRole('form', { name: 'Reader' }).getByLabel('Reader').fill('Molly Bloom');
  const [change] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    page.keyboard.press('Enter'),
  ]);
  const { 'if-match': version, 'content-type': type } = change.headers();
  expect(`${new URL(change.url()).pathname} ${change.postData()} ${version} ${type}`).toBe(
    '/api/v1/readers/2 {"full_name":"Molly Bloom"} "2-1" application/merge-patch+json',
  );
  await page.getByRole('heading', { name: 'Molly Bloom' }).waitFor();
}

async function provesRoles(page) {
  const vault = page.getByRole('link', { name: 'Vault', exact: true }).first();
  await expect(vault).toHaveCount(0);
  await leave(page, 'Ada Reader');
  await enter(page, 'carl', 'library-carl');
  await vault.click();
  await page.getByText('Only the keeper sees this page.').waitFor();
}

async function provesEnd(page) {
  await page.reload();
  await page.getByRole('button', { name: 'Carl Keeper' }).waitFor();
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('User name', { exact: true }).waitFor();
  await expect(page).toHaveURL(/#\/login(\?|$)/);
}
