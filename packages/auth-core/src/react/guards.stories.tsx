import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { describeVerdict } from '../guard/describe-verdict';
import { anonymous } from '../guard/subject';
import { createSession } from '../session/create-session';
import { createTokenStore } from '../session/create-token-store';
import type { Session } from '../session/session';
import { Can } from './can';
import { Guarded } from './guarded';
import { SessionProvider, useSession, useSessionActions } from './session-context';
import { useVerdict } from './use-can';

const meta: Meta = { title: 'Console/Guards' };
export default meta;

const roles = ['Agent', 'Editor', 'Chief'];

/** Granted and revoked rights show in the next frame. */
export const RightsChange: StoryObj = {
  render: () => (
    <Office roles={['Agent']}>
      <RoleSwitches />
      <p>
        <Can guard={['Editor']} fallback="You may read the order.">
          You may edit the order.
        </Can>
      </p>
      <p>
        <Guarded as="button" guard={{ role: ['Editor', 'Chief'], mode: 'allOf' }} type="button">
          Delete the order
        </Guarded>
      </p>
      <Why />
    </Office>
  ),
  play: async () => {
    await expect(screen.getByText('You may read the order.')).toBeVisible();
    await expect(await screen.findByText('needs any of: Editor; holds: Agent')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Delete the order' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Editor' }));
    await expect(screen.getByText('You may edit the order.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Chief' }));
    await expect(screen.getByRole('button', { name: 'Delete the order' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Editor' }));
    await expect(screen.getByText('You may read the order.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Delete the order' })).toBeNull();
  },
};

/** The full-access flag opens everything, whatever the guard names. */
export const FullAccess: StoryObj = {
  render: () => (
    <Office admin>
      <Guarded as="button" guard={['Unheld']} type="button">
        Delete the order
      </Guarded>
      <Why />
    </Office>
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete the order' })).toBeVisible();
    await expect(screen.getByText('full access')).toBeVisible();
  },
};

function RoleSwitches() {
  const session = useSessionActions();
  const held = useSession().access.roles;
  const toggle = (role: string) =>
    session.setAccess({ roles: held.includes(role) ? held.filter((each) => each !== role) : [...held, role] });
  return (
    <fieldset>
      <legend>Roles held</legend>
      {roles.map((role) => (
        <label key={role}>
          <input type="checkbox" checked={held.includes(role)} onChange={() => toggle(role)} /> {role}
        </label>
      ))}
    </fieldset>
  );
}

function Why() {
  return <output>{describeVerdict(useVerdict(['Editor']))}</output>;
}

interface OfficeProps {
  roles?: readonly string[];
  admin?: boolean;
  children: ReactNode;
}

function Office({ roles: held = [], admin = false, children }: OfficeProps) {
  const [session] = useState(() => openSession({ ...anonymous, roles: held, admin }));
  return <SessionProvider session={session}>{children}</SessionProvider>;
}

function openSession(access: { roles: readonly string[]; admin: boolean }): Session {
  const session = createSession({
    gateway: { loadProfile: async () => access },
    tokens: createTokenStore({ kind: 'memory' }),
    channel: null,
  });
  session.adoptToken('story');
  void session.loadProfile();
  return session;
}
