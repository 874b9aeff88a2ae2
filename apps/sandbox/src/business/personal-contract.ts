import { isEmail } from '@waybill/validators';
import { choice, counted, date, digits, flag, list, maybe, moment, record, text, whole } from '../contract/described';
import { phonePattern } from '../server/fields';

/** How somebody came in. */
export const loginWays = ['password', 'phone', 'social', 'register', 'passkey'] as const;
export type LoginWay = (typeof loginWays)[number];

const isMailOrNothing = (email: string) => email === '' || isEmail(email);

/** How the console is to look for a person, wherever he signs in. */
export const preferences = record({
  language: maybe(choice(['zh', 'en'])),
  themeName: maybe(text({ min: 1, max: 40 })),
  scheme: maybe(choice(['light', 'dark', 'system'])),
  density: maybe(choice(['compact', 'default', 'roomy'])),
  /** Shortcuts that are not wanted. */
  keysOff: maybe(list(choice(['newOrder', 'reload', 'closeTab', 'previousTab', 'nextTab']), 0, 10)),
});

export const profileRequest = record({
  name: text({ max: 30 }),
  email: text({ max: 254, rule: { test: isMailOrNothing, says: 'An address, or nothing.' } }),
  about: text({ max: 200 }),
});

export const profile = record({
  id: counted(),
  username: text(),
  name: text(),
  email: text({ max: 254 }),
  about: text(),
  phone: text(),
  avatar: text({ max: 20_000 }),
  roles: list(text(), 0, 100),
  createdAt: moment(),
  preferences,
});

export const passwordRequest = record({
  present: text({ min: 6, max: 128 }),
  password: text({ min: 8, max: 128 }),
  endOthers: flag(),
});

export const phoneRequest = record({
  phone: text({ min: 11, max: 11, rule: { test: (phone) => phonePattern.test(phone), says: '11 digits from 1.' } }),
  code: text({ min: 6, max: 6, rule: { test: (code) => /^\d{6}$/.test(code), says: 'Six digits.' } }),
});

const places = ['machine', 'network', 'internet', 'unknown'] as const;

export const sessionRequest = record({ id: text({ min: 1, max: 64 }) });

export const sessionList = record({
  list: list(
    record({
      id: text(),
      device: text(),
      ip: text(),
      place: choice(places),
      signedInAt: moment(),
      lastUsedAt: moment(),
      present: flag(),
    }),
    0,
    1000,
  ),
  total: whole(0, 1000),
});

export const ended = record({ ended: whole(0, 1_000_000) });

export const loginQuery = record({
  page: maybe(digits(1, 1_000_000)),
  pageSize: maybe(digits(1, 100)),
  sort: maybe(choice(['at'])),
  order: maybe(choice(['asc', 'desc'])),
  done: maybe(choice(['true', 'false'])),
  from: maybe(date()),
  to: maybe(date()),
});

export const loginList = record({
  list: list(
    record({
      id: counted(),
      at: moment(),
      way: choice(loginWays),
      done: flag(),
      device: text(),
      ip: text(),
      place: choice(places),
    }),
    0,
    100,
  ),
  total: whole(0, 1_000_000),
});

export const avatarTaken = record({ avatar: text() });

export const newsQuery = record({ known: maybe(text({ max: 64 })) });

export const news = record({
  known: text(),
  user: record({
    username: text(),
    avatar: text({ max: 20_000 }),
    roles: list(text(), 0, 100),
    permissions: list(text(), 0, 200),
    admin: flag(),
  }),
  preferences,
  /** Another one as soon as a request for money of the account was paid or refused. */
  settled: text(),
});
