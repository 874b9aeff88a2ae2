// @vitest-environment jsdom

import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../../../apps/console/src/routes';
import type { Role } from '../../contract/people';
import { RoleDialog } from './role-dialog';

const role: Role = { id: 3, name: 'Desk', note: 'Old', permissions: ['read:order'], accounts: 2, version: 4 };
const present: Role = { ...role, permissions: ['read:order', 'write:order'], version: 5 };

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const buttonOf = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].find(
    ({ textContent }) => textContent === text,
  );

it('merges what another administrator has saved meanwhile, and saves over that version [people-versions]', async () => {
  const onClose = vi.fn();
  page = await renderPage(<RoleDialog role={role} permissions={['read:order', 'write:order']} onClose={onClose} />, {
    routes,
    address: '/setting/roles',
    responses: [
      {
        match: 'POST /roleManagement/doEdit',
        reply: { body: { code: 409, message: 'Somebody else has changed this record', data: { present } } },
        times: 1,
      },
      {
        match: 'POST /roleManagement/doEdit',
        reply: { body: { code: 200, data: { ...present, note: 'New', version: 6 } } },
      },
    ],
    user: { permissions: ['read:system', 'write:system', 'read:order', 'write:order'] },
  });
  const { calls, whenRendered } = page;
  const note = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')].find(
    ({ value }) => value === 'Old',
  );
  if (!note) throw new Error('The dialog has a field for the note.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(note, 'New');
  note.dispatchEvent(new Event('input', { bubbles: true }));
  await whenRendered();
  buttonOf('Save')?.click();
  const saves = () => calls.filter(({ method }) => method.toUpperCase() === 'POST');
  await expect.poll(saves).toHaveLength(1);
  expect(saves()[0]?.headers['if-match']).toBe('"4"');
  await expect.poll(() => buttonOf('Save what is chosen')?.textContent).toBe('Save what is chosen');
  buttonOf('Save what is chosen')?.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(saves()[1]).toMatchObject({
    headers: { 'if-match': '"5"' },
    body: { id: 3, name: 'Desk', note: 'New', permissions: ['read:order', 'write:order'] },
  });
});
