import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { fromRoot } from '../lib/root.mjs';
import { enterAtProvider, leave, workIn } from './example.mjs';

/** Works in the built back office with a local OpenID provider; throws unless login, renewal and logout follow the protocol. */
export async function runOidcBackOffice(folder) {
  const office = await openOffice();
  await workIn(folder, { api: office.handle, prefix: ['/api/', '/oidc/'], refusals: [400, 401] }, async (page) => {
    await page.context().route('https://fonts.googleapis.com/**', (route) => route.abort());
    await provesRefusals(page, office);
    await provesLogin(page, office);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('2027-03-01: North').waitFor();
    await provesRenewal(page, other, office);
    await provesEnd(page, other, office);
    await provesLogout(page, other);
  });
}

/** Provider and API, with the switches that the work needs. */
async function openOffice() {
  const source = pathToFileURL(fromRoot('examples/oidc-back-office/provider.mjs')).href;
  const { createProvider, observatoryApi } = await import(source);
  const office = { down: false, forged: {}, granted: [], authorized: [] };
  let handler;
  office.handle = (request, response) => {
    if (!handler) {
      office.provider = createProvider(`http://${request.headers.host}`);
      handler = observatoryApi(office.provider);
    }
    const { pathname, searchParams } = new URL(request.url, 'http://office');
    if (office.down && pathname.startsWith('/oidc/')) return request.socket.destroy();
    if (pathname === '/oidc/token') office.granted.push(Date.now());
    if (pathname === '/oidc/auth') {
      for (const [name, value] of Object.entries(office.forged)) searchParams.set(name, value);
      office.authorized.push(Object.fromEntries(searchParams));
      request.url = `${pathname}?${searchParams}`;
    }
    return handler(request, response);
  };
  return office;
}

const toProvider = (page) => page.getByRole('button', { name: 'Continue to sign-in' });
/** Resolves at the next response with nights, because the page shows the old ones until then. */
const answered = (page) => page.waitForResponse((response) => response.url().endsWith('/api/nights') && response.ok());
const again = (page) => page.getByRole('button', { name: 'Look again' });
const storedTokens = (page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('observatory.token'),
    refresh: JSON.parse(localStorage.getItem('observatory.oidc') ?? '{}').refreshToken,
  }));

async function provesRefusals(page, office) {
  office.down = true;
  await toProvider(page).click();
  await page.getByText('The provider cannot be reached. Try again in a moment.').waitFor();
  office.down = false;
  await toProvider(page).click();
  await page.getByText('Cancel').click();
  await page.getByText('The provider refused the login (access_denied).').waitFor();
  await expect(page).not.toHaveURL(/^[^#]*\?/);
  const forged = new URL(page.url());
  forged.search = `?code=stolen&state=oidc-forged`;
  await page.goto(forged.href);
  await page.getByText('This login is no longer valid. Begin again.').waitFor();
}

async function provesLogin(page, office) {
  await enterAtProvider(page, 'vera');
  await page.getByText('2027-03-01: North').waitFor();
  await page.getByRole('button', { name: 'Vera Star' }).waitFor();
  await page.getByRole('link', { name: 'Dome', exact: true }).first().waitFor();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/#\/nights$/);
  const { redirect_uri, code_challenge_method, code_challenge, state, nonce, response_type } = office.authorized.at(-1);
  expect([response_type, code_challenge_method]).toEqual(['code', 'S256']);
  expect(redirect_uri).not.toContain('#');
  for (const text of [code_challenge, state, nonce]) expect(text).toMatch(/^.{43,}$/);
}

const endAccess = async (page, { provider }) =>
  (await provider.AccessToken.find((await storedTokens(page)).access)).destroy();
const grantsDuring = async ({ granted }, work) => {
  const before = granted.length;
  await work();
  return granted.length - before;
};

async function provesRenewal(page, other, office) {
  const before = await storedTokens(page);
  await endAccess(page, office);
  const grants = await grantsDuring(office, async () => {
    const answers = [page, other].map(answered);
    await Promise.all([again(page).click(), again(other).click()]);
    await expect.poll(async () => (await storedTokens(page)).access).not.toBe(before.access);
    await Promise.all(answers);
  });
  const after = await storedTokens(page);
  expect(grants).toBe(1);
  expect(after.refresh).not.toBe(before.refresh);
  // A refresh token used twice would end the login, so this success proves a single use.
  await endAccess(other, office);
  office.down = true;
  const answer = answered(other);
  await again(other).click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  office.down = false;
  await expect.poll(async () => (await storedTokens(page)).access).not.toBe(after.access);
  await answer;
}

async function provesEnd(page, other, office) {
  await endAccess(page, office);
  await (await office.provider.RefreshToken.find((await storedTokens(page)).refresh)).destroy();
  await again(page).click();
  for (const one of [page, other]) await toProvider(one).waitFor();
  await expect(page).toHaveURL(/#\/login$/);
  await provesForgeries(page, office);
  // The provider still knows who this is.
  await toProvider(page).click();
  for (const one of [page, other]) await one.getByText('2027-03-01: North').waitFor();
}

/** The provider answers with a login that was not started here, which must have no effect. */
async function provesForgeries(page, office) {
  const foreign = 'f'.repeat(43);
  const forgeries = {
    state: [`oidc-${foreign}`, 'This login is no longer valid. Begin again.'],
    nonce: [foreign, 'The provider returned something that cannot be trusted.'],
    code_challenge: [foreign, 'The provider refused the login (invalid_grant).'],
  };
  for (const [name, [value, message]] of Object.entries(forgeries)) {
    office.forged = { [name]: value };
    await toProvider(page).click();
    await page.getByText(message).waitFor();
    expect(await storedTokens(page), `a forged ${name}`).toEqual({ access: null });
  }
  office.forged = {};
}

async function provesLogout(page, other) {
  await leave(page, 'Vera Star');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  for (const one of [page, other]) await toProvider(one).waitFor();
  expect(await storedTokens(page)).toEqual({ access: null });
  await enterAtProvider(page, 'otto');
  await page.getByText('2027-03-01: North').waitFor();
  await expect(page.getByRole('link', { name: 'Dome', exact: true })).toHaveCount(0);
}
