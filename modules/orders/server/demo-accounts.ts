import { type Permission, permissions } from '@waybill/kit/contract';
import type { DemoAccount } from '@waybill/kit/server';
import { randomText } from '@waybill/kit/server';
import { stepPermissions } from './order-steps';

/** The work of staff on orders: every step of their life, lines, prices by hand, phones. */
const dispatch = [...stepPermissions, 'assign:order', 'price:order', 'read:phone'] satisfies Permission[];

/** The work of staff on promotion: sees everybody's, asks for the own money, pays that of others. */
const staffOfPromotion = ['manage:promotion', 'withdraw:promotion', 'settle:promotion'] satisfies Permission[];

/** What a person who registers may do. */
export const newcomer = {
  roles: ['Agent'],
  permissions: ['read:order', 'write:order', 'read:promotion', 'withdraw:promotion', 'read:table'],
} as const;

/** The accounts of a fresh sandbox; their passwords are in the README, so they hold on this machine only. */
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
    permissions: ['read:order', 'write:order', 'manage:order', ...dispatch, 'read:promotion', ...staffOfPromotion],
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

/** The demo accounts with random passwords, for a server that others can reach. */
export function withFreshPasswords(accounts: readonly DemoAccount[]): DemoAccount[] {
  return accounts.map((account) => ({ ...account, password: randomText(16, 'abcdefghjkmnpqrstuvwxyz23456789') }));
}
