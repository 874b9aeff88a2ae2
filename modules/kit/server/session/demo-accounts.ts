import { type Permission, permissions } from '../../contract/permissions';
import { randomText } from './digest';

/** A demo account with its documented password. */
export interface DemoAccount {
  username: string;
  password: string;
  phone: string;
  roles: readonly string[];
  permissions: readonly Permission[];
}

/** The rights and the role of an account that registers. */
export const newcomer = {
  roles: ['Agent'],
  permissions: ['read:order', 'write:order', 'read:promotion', 'withdraw:promotion', 'read:table'],
} as const;

/** The accounts of a fresh sandbox. The README lists their passwords, which are valid on this machine only. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'admin',
    password: 'waybill-admin',
    phone: '13800000001',
    roles: ['Admin'],
    permissions,
  },
  {
    username: 'editor',
    password: 'waybill-editor',
    phone: '13800000002',
    roles: ['Editor'],
    permissions: [
      ...permissions.filter((permission) => permission.endsWith(':order')),
      'read:phone',
      'read:promotion',
      'manage:promotion',
      'withdraw:promotion',
      'settle:promotion',
    ],
  },
  {
    username: 'test',
    password: 'waybill-test',
    phone: '13800000003',
    roles: ['Test'],
    permissions: [
      'read:system',
      'read:order',
      'manage:order',
      'reveal:phone',
      'read:promotion',
      'manage:promotion',
      'read:table',
      'write:table',
    ],
  },
  {
    username: 'agent',
    password: 'waybill-agent',
    phone: '13800000004',
    roles: newcomer.roles,
    permissions: newcomer.permissions,
  },
];

/** The id of a demo account in a fresh sandbox. */
export const demoAccountId = (name: string): number => demoAccounts.findIndex(({ username }) => username === name) + 1;

/** The demo accounts with random passwords, for a server that others can reach. */
export function withFreshPasswords(accounts: readonly DemoAccount[]): DemoAccount[] {
  return accounts.map((account) => ({ ...account, password: randomText(16, 'abcdefghjkmnpqrstuvwxyz23456789') }));
}
