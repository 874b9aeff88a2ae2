import { createScriptedAdapter, type ScriptedCall } from '@waybill/http/testing';
import { useEffect, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawInConsole } from '../../../../../testing/console/draw-in-console';
import { TextField } from '../../../../controls/basic/text-field';
import { Dialog } from '../../../../feedback/dialog';
import { assembleConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { createLock } from './create-lock';
import { lockMark } from './lock-mark';
import { lockOf } from './lock-of';

const answer = (data: unknown) => ({ body: { code: 200, data } });

let mounts = 0;

/** A page with confidential content. */
function Secrets({ dialog = false }: { dialog?: boolean }) {
  const [open, setOpen] = useState(dialog);
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts += 1;
    const close = () => setOpen(false);
    const note = () => setCount((before) => before + 1);
    window.addEventListener('test-close', close);
    window.addEventListener('test-note', note);
    return () => {
      window.removeEventListener('test-close', close);
      window.removeEventListener('test-note', note);
    };
  }, []);
  return (
    <>
      <p style={{ visibility: 'visible' }}>Peacock {count}</p>
      <TextField label="Remark" />
      <div data-testid="list" style={{ height: 50, overflow: 'auto' }}>
        <div style={{ height: 500 }}>Long</div>
      </div>
      {open && (
        <Dialog open title="Peacock dialog" onOpenChange={setOpen}>
          <TextField label="Price" />
        </Dialog>
      )}
    </>
  );
}

/** Opens a console with a lock; the token is valid until `expire` is called, the password is `secret`. */
async function open({ node = <Secrets />, hasUnlock = true } = {}) {
  mounts = 0;
  let expired = false;
  const sent: string[] = [];
  const { parts } = assembleConsole({
    routes: [],
    config: {
      tokenStorage: 'memory',
      language: 'en',
      storagePrefix: `lock-${Math.random()}`,
    },
    api: envelopeApi({
      paths: hasUnlock ? { unlock: '/unlock' } : {},
      adapter: createScriptedAdapter([
        {
          match: 'POST /unlock',
          reply: ({ body, headers }: ScriptedCall) => {
            sent.push(String(headers.token));
            if (expired) return { body: { code: 401 } };
            return Reflect.get(body as object, 'password') === 'secret'
              ? answer(null)
              : { body: { code: 400, message: 'Wrong password.' } };
          },
        },
        {
          match: 'POST /login',
          reply: ({ body }: ScriptedCall) =>
            Reflect.get(body as object, 'password') === 'secret'
              ? answer({ token: 'ann-2' })
              : { body: { code: 400, message: 'Wrong password.' } },
        },
        { match: 'GET /userInfo', reply: () => answer({ username: 'ann' }) },
        { match: /captcha/, reply: () => answer({ captchaEnabled: false }) },
      ]),
    }),
  });
  const life = new AbortController();
  onTestFinished(() => {
    // Removes the cover if a test ended while locked.
    parts.session.expire();
    life.abort();
    parts.session.dispose();
  });
  parts.session.adoptToken('ann-1');
  await parts.session.loadProfile();
  const drawn = await drawInConsole(parts, node);
  const begun = mounts;
  createLock({ ...parts, ended: life.signal });
  const mark = lockMark(parts.config);
  const elsewhere = (newValue: string) => {
    mark.write(newValue === 'locked' ? 'locked' : Number(newValue));
    window.dispatchEvent(new StorageEvent('storage', { key: mark.key, newValue }));
  };
  return { ...parts, drawn, mark, sent, elsewhere, expire: () => (expired = true), remounts: () => mounts - begun };
}

const cover = () => page.getByRole('dialog', { name: /Locked/ });
/** Text that can be seen, found and read aloud. */
// biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count.
const visible = () => document.body.innerText;

async function give(password: string) {
  await userEvent.fill(cover().getByLabelText('Password', { exact: true }), password);
  await userEvent.keyboard('{Enter}');
}

it('covers the window and shows nothing of the page, which is inert; the password brings it back as it was, in every window [lock-covers-nothing-is-unmounted]', async () => {
  const { elsewhere, mark, sent, remounts } = await open();
  const field = page.getByRole('textbox', { name: 'Remark' });
  await userEvent.fill(field, 'typed');
  const list = page.getByTestId('list').element();
  list.scrollTop = 120;
  elsewhere('locked');
  await expect.element(cover()).toHaveAccessibleName('Locked · ann');
  expect(visible()).not.toMatch(/Peacock|Remark/);
  expect(list.closest('[inert]')).not.toBeNull();
  // The hidden page continues to run.
  window.dispatchEvent(new Event('test-note'));
  await give('wrong-one');
  await expect.element(cover().getByRole('alert')).toHaveTextContent('Wrong password.');
  expect(mark.isLocked()).toBe(true);
  await give('secret');
  await expect.element(cover()).not.toBeInTheDocument();
  await expect.element(page.getByText('Peacock 1')).toBeVisible();
  await expect.element(field).toHaveValue('typed');
  await expect.element(field).toHaveFocus();
  expect(list.scrollTop).toBe(120);
  expect(remounts()).toBe(0);
  expect(mark.isLocked()).toBe(false);
  expect(sent).toEqual(['ann-1', 'ann-1']);

  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  elsewhere(String(Date.now()));
  await expect.element(cover()).not.toBeInTheDocument();
});

it('keys, Escape and shortcuts do not get past it [no-key-gets-past-lock]', async () => {
  const { elsewhere } = await open();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  onTestFinished(() => document.removeEventListener('keydown', heard));
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  for (const key of ['{Escape}', '{Escape}', '{Escape}', '{Control>}k{/Control}', '{Tab}', '{Tab}', '{Tab}', '{Tab}'])
    await userEvent.keyboard(key);
  expect(heard).not.toHaveBeenCalled();
  await expect.element(cover()).toBeVisible();
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
  expect(visible()).not.toContain('Peacock');
});

it('Tab returns to the fields after a click beside them [keyboard-after-click-outside-lock]', async () => {
  const { elsewhere } = await open();
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) activeElement.blur();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
});

it('an open dialog is hidden with its content, and may close or open meanwhile [open-dialogs-under-lock]', async () => {
  const { elsewhere } = await open({ node: <Secrets dialog /> });
  const price = page.getByRole('textbox', { name: 'Price' });
  await userEvent.fill(price, '77');
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  expect(visible()).not.toMatch(/Peacock|Price/);
  elsewhere(String(Date.now()));
  await expect.element(price).toHaveValue('77');
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  window.dispatchEvent(new Event('test-close'));
  await give('secret');
  await expect.element(price).not.toBeInTheDocument();
  await expect.element(page.getByText('Peacock 0')).toBeVisible();
});

it('a session that expires while locked continues after a login of the same user [session-expires-under-lock]', async () => {
  const { elsewhere, expire, session, remounts, toasts } = await open();
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  expire();
  await give('secret');
  await expect.element(cover().getByRole('textbox', { name: 'User name' })).toHaveValue('ann');
  // The form is gone, so only a toast can show the reason.
  expect(toasts.state.list).toHaveLength(1);
  expect(session.snapshot().status).toBe('signedIn');
  await give('secret');
  await expect.element(cover()).not.toBeInTheDocument();
  expect(session.getToken()).toBe('ann-2');
  expect(remounts()).toBe(0);
});

it('without a call that checks the password the same person signs in again', async () => {
  const { elsewhere } = await open({ hasUnlock: false });
  elsewhere('locked');
  await expect.element(cover().getByRole('textbox', { name: 'User name' })).toHaveValue('ann');
  await give('secret');
  await expect.element(cover()).not.toBeInTheDocument();
});

it('a session that ends takes the lock along', async () => {
  const { elsewhere, session, mark } = await open();
  elsewhere('locked');
  await expect.element(cover()).toBeVisible();
  session.expire();
  await expect.element(cover()).not.toBeInTheDocument();
  expect(mark.isLocked()).toBe(false);
});

it('is loaded where it was left locked, before anything is shown, and otherwise not until it is set', async () => {
  const { mark, ...parts } = await open();
  expect(lockOf({ ...parts, ended: AbortSignal.abort() }).ready).toBeUndefined();
  mark.write('locked');
  await lockOf(parts).ready;
  await expect.element(cover()).toBeVisible();
});
