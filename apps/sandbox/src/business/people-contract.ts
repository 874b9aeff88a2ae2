import { choice, counted, date, digits, flag, list, maybe, moment, record, text, whole } from '../contract/described';
import { allPermissions } from '../seed/demo-accounts';
import { phonePattern } from '../server/fields';

const namePattern = /^[\p{L}\p{N}_.-]+$/u;
const permissionNames = allPermissions as readonly [string, ...string[]];

const listFields = {
  page: maybe(digits(1, 1_000_000)),
  pageSize: maybe(digits(1, 100)),
  order: maybe(choice(['asc', 'desc'])),
};

export const accountQuery = record({
  ...listFields,
  sort: maybe(choice(['id', 'username', 'createdAt'])),
  keyword: maybe(text({ max: 100 })),
  role: maybe(text({ max: 40 })),
  state: maybe(choice(['active', 'disabled'])),
});

export const account = record({
  id: counted(),
  username: text(),
  name: text(),
  phone: text(),
  avatar: text({ max: 20_000 }),
  roles: list(text(), 0, 100),
  permissions: list(text(), 0, 200),
  disabled: flag(),
  createdAt: moment(),
});

export const accountPage = record({ list: list(account, 0, 100), total: whole(0, 1_000_000) });

const password = text({ min: 8, max: 128 });

export const accountRequest = record({
  id: maybe(counted()),
  username: text({ min: 2, max: 32, rule: { test: (name) => namePattern.test(name), says: 'Letters, digits, _ . -' } }),
  phone: maybe(
    text({ min: 11, max: 11, rule: { test: (phone) => phonePattern.test(phone), says: '11 digits from 1.' } }),
  ),
  password: maybe(password),
  roles: list(text({ min: 1, max: 40 }), 1, 20),
});

export const stateRequest = record({ id: counted(), disabled: flag() });

export const resetRequest = record({ id: counted(), password });

export const role = record({
  id: counted(),
  name: text(),
  note: text(),
  permissions: list(text(), 0, 200),
  /** How many hold it. */
  accounts: whole(0, 1_000_000),
});

export const rolePage = record({ list: list(role, 0, 100), total: whole(0, 1_000_000) });

export const roleQuery = record({
  ...listFields,
  sort: maybe(choice(['id', 'name'])),
  keyword: maybe(text({ max: 100 })),
});

export const roleRequest = record({
  id: maybe(counted()),
  name: text({ min: 2, max: 40, rule: { test: (name) => namePattern.test(name), says: 'Letters, digits, _ . -' } }),
  note: text({ max: 100 }),
  permissions: list(choice(permissionNames), 0, 200),
});

export const idsRequest = record({ ids: list(counted(), 1, 100) });

export const deleted = record({ deleted: whole(0, 100) });

export const roleOptions = record({ permissions: list(text(), 0, 200), roles: list(text(), 0, 1000) });

export const actionQuery = record({
  ...listFields,
  sort: maybe(choice(['at'])),
  keyword: maybe(text({ max: 100 })),
  action: maybe(text({ max: 100 })),
  from: maybe(date()),
  to: maybe(date()),
});

export const actionPage = record({
  list: list(
    record({
      id: counted(),
      at: moment(),
      username: text(),
      action: text(),
      subject: text({ max: 2000 }),
      device: text(),
      ip: text(),
    }),
    0,
    100,
  ),
  total: whole(0, 1_000_000_000),
});
