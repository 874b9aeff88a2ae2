import { Control } from './support/control';
import { holdBack } from './support/hold-back';
import { expect, journey } from './support/journey';
import { fillLogin } from './support/sign-in';
import { startSandbox } from './support/start-sandbox';

journey(
  'the five messages of the login form appear on leaving a field, and go when it is right [messages-login-form] [pasted-number-at-login]',
  async ({ page }) => {
    await page.goto('/#/login');
    const leave = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel(label, { exact: true }).blur();
    };
    await leave('用户名', '');
    await expect(page.getByText('用户名不能为空')).toBeVisible();
    await leave('密码', '12345');
    await expect(page.getByText('密码不能少于 6 位')).toBeVisible();
    await leave('密码', '123456');
    await expect(page.getByText('密码不能少于 6 位')).toBeHidden();
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await leave('手机号', '');
    await expect(page.getByText('请输入手机号', { exact: true })).toBeVisible();
    await leave('手机号', '23800000001');
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await leave('手机号', '138123456789');
    await expect(page.getByLabel('手机号')).toHaveValue('138123456789');
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await leave('手机号', '+86 138 1234 5678');
    await expect(page.getByLabel('手机号')).toHaveValue('13812345678');
    await expect(page.getByText('请输入正确的手机号')).toBeHidden();
    await leave('短信验证码', '');
    await expect(page.getByText('请输入手机验证码')).toBeVisible();
  },
);

journey(
  'the first empty field of the login form has the focus, and leaving the form shows no error [login-focuses-first-empty-field]',
  async ({ page }) => {
    const name = page.locator('#app').getByLabel('用户名', { exact: true });
    await page.goto('/#/login');
    await expect(name).toBeFocused();
    await page.getByRole('tab', { name: '注册账号' }).click();
    await page.getByRole('tab', { name: '密码登录' }).click();
    await expect(name).toBeVisible();
    await expect(page.getByText('用户名不能为空')).toBeHidden();
    await fillLogin(page, 'admin');
    await page.getByRole('button', { name: /admin/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(name).toBeFocused();
  },
);

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey(
    'no field of the login form has the focus: a keyboard would cover the page [phone-login-does-not-focus]',
    async ({ page }) => {
      await page.goto('/#/login');
      await expect(page.locator('#app').getByRole('tab', { name: '密码登录' })).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    },
  );
});

journey(
  'a text message signs in, is counted down for 60 s, and a new account registers with one [register] [sendsmscode-register]',
  async ({ page, control }) => {
    await page.clock.install();
    await page.goto('/#/login');
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await page.getByLabel('手机号').fill('13800000004');
    const send = page.getByRole('button', { name: /获取验证码|秒后重发/ });
    await send.click();
    await expect(page.getByText('验证码已发送，请查收短信').first()).toBeVisible();
    await expect(send).toHaveText(/^(60|59|58) 秒后重发$/);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(61_000);
    await expect(send).toHaveText('获取验证码');
    await page.getByLabel('短信验证码').fill(await control.smsCode('13800000004'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/index$/);
    await page.getByRole('button', { name: /agent/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();

    await page.getByRole('tab', { name: '注册账号' }).click();
    await page.getByLabel('用户名', { exact: true }).fill('newcomer');
    await page.getByLabel('手机号').fill('13900000009');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
    await page.getByLabel('短信验证码').fill(await control.smsCode('13900000009'));
    await page.getByLabel('密码', { exact: true }).fill('newcomer-1');
    await page.getByRole('button', { name: '注册并登录' }).click();
    await expect(page.getByRole('button', { name: /newcomer/ })).toBeVisible();
  },
);

journey(
  'whatever is pressed while a login is under way, one request is sent, and the button shows the work @release',
  async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) sent += 1;
    });
    await page.goto('/#/login?redirect=%E0%A4%A');
    const takeIn = await holdBack(page, /\/auth\/login/);
    await fillLogin(page, 'admin');
    const button = page.getByRole('button', { name: '登录', exact: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await button.click({ force: true });
    await button.dispatchEvent('click');
    takeIn();
    await expect(page).toHaveURL(/#\/index$/);
    expect(sent).toBe(1);
  },
);

journey(
  'the picture code changes on a click and after a failure, and lets a right answer in [captchaimage]',
  async ({ browser }) => {
    const asking = await startSandbox(['--captcha', 'always']);
    try {
      const control = new Control(asking.url);
      const context = await browser.newContext({ baseURL: asking.url, locale: 'zh-CN' });
      const page = await context.newPage();
      await page.goto('/#/login');
      const picture = page.getByRole('img', { name: '看不清？点击换一张' });
      await expect(picture).toBeVisible();
      /** Returns the name of the next captcha picture. */
      const changed = async (act: () => Promise<unknown>) => {
        const before = await picture.getAttribute('src');
        const coming = page.waitForResponse(/\/captchaImage$/);
        await act();
        const { data } = (await (await coming).json()) as { data: { uuid: string } };
        await expect(picture).not.toHaveAttribute('src', before ?? '');
        return data.uuid;
      };
      await changed(() => picture.click());
      await page.getByLabel('图片验证码').fill('no');
      const uuid = await changed(() => fillLogin(page, 'admin'));
      await expect(page.getByLabel('图片验证码')).toHaveValue('');
      await page.getByLabel('图片验证码').fill(await control.captchaText(uuid));
      await fillLogin(page, 'admin');
      await expect(page).toHaveURL(/#\/index$/);
      await context.close();
    } finally {
      await asking.stop();
    }
  },
);
