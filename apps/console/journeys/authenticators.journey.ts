import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { journey as base, expect } from './support/journey';
import { readCodes } from './support/read-codes';
import { fillLogin, openSignedIn } from './support/sign-in';
import { startSandbox } from './support/start-sandbox';

/** Opens the product by host name, because passkeys do not work on IP addresses. */
const journey = base.extend<object, { product: Awaited<ReturnType<typeof startSandbox>> }>({
  product: [
    async ({ flags }, use) => {
      const product = await startSandbox(flags);
      await use({ ...product, url: product.url.replace('127.0.0.1', 'localhost') });
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

journey.use({ leavesOut: { 'plain-http': 'passkeys need a secure context' } });

/** Adds a virtual authenticator with user verification to the page's browser. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const forgotten: string[] = [];
  session.on('WebAuthn.credentialDeleted', ({ credentialId }) => forgotten.push(credentialId));
  return {
    /** Ids of the passkeys that the browser removed at the site's request. */
    forgotten,
    /** Turns the automatic touch on or off; a conditional request counts as a request here. */
    touch: (enabled: boolean) => session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .or(page.locator(`[aria-label="${name}"]`))
    .first();

async function signOut(page: Page) {
  await page.getByRole('button', { name: /agent/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

journey(
  'a passkey is added in the personal center, signs in, is called something else and taken away [passkeys-in-product]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/setting/personalCenter');
    const device = await addAuthenticator(page);
    const passkeyCard = card(page, '登录验证');
    await passkeyCard.getByRole('button', { name: '添加通行密钥' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('办公室的电脑');
    await dialog.getByLabel('当前密码', { exact: true }).fill('waybill-wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('当前密码不正确')).toBeVisible();
    await dialog.getByLabel('当前密码', { exact: true }).fill('waybill-agent');
    await device.recognise(false);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('没有完成验证：已取消，或等待超时')).toBeVisible();
    await device.recognise(true);
    await dialog.getByRole('button', { name: '继续' }).click();
    await expect(passkeyCard.getByText('办公室的电脑')).toBeVisible();

    await device.touch(false);
    await signOut(page);
    await page.getByRole('tab', { name: '通行密钥' }).click();
    const enter = page.getByRole('button', { name: '使用通行密钥登录' });
    await device.recognise(false);
    await device.touch(true);
    await enter.click();
    await expect(page.getByRole('alert')).toHaveText('没有完成验证：已取消，或等待超时');
    await device.recognise(true);
    await enter.press('Enter');
    await expect(page.getByRole('button', { name: /agent/ })).toBeVisible();

    await page.goto('/#/setting/personalCenter');
    await expect(passkeyCard.getByText(/最近使用/)).toBeVisible();
    await passkeyCard.getByRole('button', { name: '重命名 办公室的电脑' }).click();
    await dialog.getByLabel('名称').fill('笔记本');
    await page.keyboard.press('Enter');
    await passkeyCard.getByRole('button', { name: '删除 笔记本' }).click();
    await dialog.getByLabel('当前密码', { exact: true }).fill('waybill-agent');
    await page.keyboard.press('Enter');
    await expect(passkeyCard.getByText(/还没有通行密钥/)).toBeVisible();
    await expect.poll(() => device.forgotten).toHaveLength(1);
    await signOut(page);
    await page.getByRole('tab', { name: '通行密钥' }).click();
    await enter.click();
    await expect(page.getByRole('alert')).toHaveText('没有完成验证：已取消，或等待超时');
  },
);

journey(
  'a passkey that is chosen in the field of the user name signs in, without a name @release',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/setting/personalCenter');
    const device = await addAuthenticator(page);
    const passkeyCard = card(page, '登录验证');
    await passkeyCard.getByRole('button', { name: '添加通行密钥' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('办公室的电脑');
    await dialog.getByLabel('当前密码', { exact: true }).fill('waybill-agent');
    await page.keyboard.press('Enter');
    await expect(passkeyCard.getByText('办公室的电脑')).toBeVisible();

    await device.touch(false);
    const offered = page.waitForResponse(/passkeyOptions/);
    await signOut(page);
    await offered;
    await expect(page.getByRole('textbox', { name: '用户名' })).toHaveAttribute('autocomplete', 'username webauthn');
    // A password that is sent ends the offer, and its refusal makes another.
    const again = page.waitForResponse(/passkeyOptions/);
    await fillLogin(page, 'agent', 'waybill-wrong');
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
    await again;
    // A request made while the automatic touch was off stays unanswered.
    await device.touch(true);
    await page.reload();
    await expect(page.getByRole('button', { name: /agent/ })).toBeVisible();
  },
);

journey(
  'a second step is turned on by its picture, asked for after the password, and done by a code or a recovery code [second-step-in-product]',
  async ({ page }) => {
    await openSignedIn(page, 'agent', '/#/setting/personalCenter');
    const passkeyCard = card(page, '登录验证');
    await passkeyCard.getByRole('button', { name: '开启两步验证' }).click();
    await page.getByRole('dialog').getByLabel('当前密码', { exact: true }).fill('waybill-agent');
    await page.keyboard.press('Enter');
    const picture = page.getByRole('img', { name: '验证器应用的二维码' });
    await expect(picture).toBeVisible();
    const [read = ''] = await readCodes(picture);
    const app = URI.parse(read.replace('QRCode ', '')) as TOTP;
    const first = app.generate();
    await page.getByRole('dialog').getByLabel('验证码').fill(first);
    await page.keyboard.press('Enter');
    const codes = page.getByRole('alertdialog').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await page.getByRole('button', { name: '我已保存' }).click();
    await expect(passkeyCard.getByText('已开启')).toBeVisible();

    await signOut(page);
    await fillLogin(page, 'agent');
    const step = page.getByRole('region', { name: '两步验证' });
    const code = step.getByLabel('验证码');
    await expect(code).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(step.getByText('请输入六位数字')).toBeVisible();
    // The code that turned it on has served.
    await code.fill(first);
    await page.keyboard.press('Enter');
    await expect(step.getByRole('alert')).toHaveText('验证码错误或已使用过');
    await expect(code).toHaveValue('');
    await step.getByRole('button', { name: '使用恢复码' }).click();
    await step.getByLabel('恢复码').fill(recovery);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /agent/ })).toBeVisible();
    await expect(passkeyCard.getByText('还有 9 个恢复码')).toBeVisible();

    await signOut(page);
    await fillLogin(page, 'agent');
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /agent/ })).toBeVisible();
  },
);

base(
  'on a page that was opened by an IP address the passkey panel reports that it needs a host name @release',
  async ({ page }) => {
    await page.goto('/#/login');
    await page.getByRole('tab', { name: '通行密钥' }).click();
    await expect(page.getByText('通行密钥需要域名，用 IP 地址打开的页面无法使用')).toBeVisible();
    await expect(page.getByRole('button', { name: '使用通行密钥登录' })).toHaveCount(0);
  },
);
