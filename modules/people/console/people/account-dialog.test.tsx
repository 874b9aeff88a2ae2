// @vitest-environment jsdom

import { renderPage, reply } from '@waybill/ui-shell/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../../apps/console/src/routes';
import type { Account } from '../../contract/people';
import { AccountDialog } from './account-dialog';

const account: Account = {
  id: 3,
  username: 'agent',
  name: 'Ann',
  phone: '138****0004',
  avatar: '',
  roles: ['Agent'],
  permissions: [],
  disabled: false,
  createdAt: '2025-02-06T05:05:09Z',
  version: 4,
};

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

interface Save {
  body: { roles: string[] };
  headers: Readonly<Record<string, string>>;
}

/** Opens the dialog over the account as it was before another administrator saved it. */
async function openDialog(savedByOther: Partial<Account>) {
  let present: Account = { ...account, ...savedByOther, version: 5 };
  const onClose = vi.fn();
  const bodies: unknown[] = [];
  page = await renderPage(<AccountDialog account={account} roles={['Agent', 'Editor', 'Test']} onClose={onClose} />, {
    routes,
    address: '/setting/accounts',
    responses: {
      'POST /userManagement/doEdit': ({ body, headers }: Save) => {
        if (headers['if-match'] !== `"${present.version}"`)
          return reply({ body: { code: 409, message: 'Somebody else has changed this record', data: { present } } });
        bodies.push(body);
        present = { ...present, roles: body.roles, version: present.version + 1 };
        return present;
      },
    },
    user: { permissions: ['read:system', 'write:system'] },
  });
  return { onClose, bodies, rolesNow: () => present.roles };
}

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
const press = (text: string) =>
  vi.waitFor(() => {
    const buttons = dialogs().flatMap((dialog) => [...dialog.querySelectorAll('button')]);
    const button = buttons.find(({ textContent }) => textContent === text);
    if (!button) throw new Error(`No dialog has a button "${text}".`);
    button.click();
  });
const tick = (label: string) => {
  const box = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  if (!box) throw new Error(`There is no box "${label}".`);
  box.click();
};
const conflictOf = () =>
  vi.waitFor(() => {
    const text = dialogs().at(-1)?.textContent ?? '';
    if (!text.includes('Save what is chosen')) throw new Error('No conflict is shown.');
    return text;
  });

describe('an account that two administrators edit [people-versions]', () => {
  it('shows the second one what the first one saved, and loses neither before the user decides', async () => {
    const { onClose, bodies, rolesNow } = await openDialog({ roles: ['Agent', 'Editor'], phone: '139****0009' });
    tick('Test');
    await press('Save');
    const conflict = await conflictOf();
    expect(conflict).toContain('Agent, Editor');
    expect(conflict).toContain('Agent, Test');
    expect(conflict.toLowerCase()).not.toContain('phone');
    expect(rolesNow()).toEqual(['Agent', 'Editor']);
    expect(onClose).not.toHaveBeenCalled();
    await press('Save what is chosen');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ id: 3, username: 'agent', roles: ['Agent', 'Test'] }]);
  });

  it('saves without a question where the first one changed what the dialog does not show', async () => {
    const { onClose, bodies } = await openDialog({ phone: '139****0009', disabled: true });
    tick('Test');
    await press('Save');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ id: 3, username: 'agent', roles: ['Agent', 'Test'] }]);
  });
});
