import { choice, counted, date, digits, flag, list, maybe, moment, record, text, whole } from '../contract/described';
import { inviteSources, visitSources } from './invite';

/** How far a promoted user has come. */
export const userStates = ['registered', 'ordered', 'signed'] as const;
export const userLevels = ['standard', 'silver', 'gold'] as const;
export const visitDevices = ['ios', 'android', 'desktop'] as const;

const most = 1_000_000_000;
const amount = whole(0, most);
const cents = whole(0, Number.MAX_SAFE_INTEGER, 'Cents.');

const listFields = {
  page: maybe(digits(1, 1_000_000)),
  pageSize: maybe(digits(1, 100)),
  order: maybe(choice(['asc', 'desc'])),
  from: maybe(date()),
  to: maybe(date()),
};

export const summaryQuery = record({
  days: maybe(choice(['1', '7', '30', '90'])),
  from: maybe(date()),
  to: maybe(date()),
});

/** The figures of some days of the business. A promoted user counts on the day of registering, and an order on the day of being placed. */
export const summary = record({
  inviteCode: text(),
  inviteUrl: text({ max: 300 }),
  /** Whether it is about everybody's invitations. */
  everybody: flag(),
  from: date(),
  to: date(),
  funnel: record({ visits: amount, registered: amount, ordered: amount, signed: amount }),
  /** Visits by robots, which count nowhere else. */
  bots: amount,
  sources: list(record({ source: choice(inviteSources), visits: amount, registered: amount }), 0, 20),
  pages: list(record({ page: text(), visits: amount }), 0, 20),
  trend: list(record({ date: date(), visits: amount, registered: amount, orders: amount }), 1, 366),
});

export const userQuery = record({
  ...listFields,
  sort: maybe(choice(['id', 'nickname', 'level', 'orders', 'commission', 'joinedAt'])),
  keyword: maybe(text({ max: 100 })),
  level: maybe(choice(userLevels)),
  state: maybe(choice(userStates)),
  source: maybe(choice(inviteSources)),
});

export const userPage = record({
  list: list(
    record({
      id: counted(),
      nickname: text(),
      phone: text(),
      avatar: text({ max: 20_000 }),
      level: choice(userLevels),
      state: choice(userStates),
      source: choice(inviteSources),
      orders: amount,
      /** Of all orders whose commission is not void. */
      commission: cents,
      joinedAt: moment(),
    }),
    0,
    100,
  ),
  total: amount,
});

export const visitQuery = record({
  ...listFields,
  sort: maybe(choice(['id', 'city', 'page', 'device', 'source', 'duration', 'registered', 'visitedAt'])),
  city: maybe(text({ max: 100 })),
  source: maybe(choice(visitSources)),
  device: maybe(choice(visitDevices)),
  landing: maybe(text({ max: 100 })),
  bot: maybe(choice(['true', 'false'])),
  registered: maybe(choice(['true', 'false'])),
});

export const visitPage = record({
  list: list(
    record({
      id: counted(),
      ip: text(),
      city: text(),
      page: text(),
      device: choice(visitDevices),
      source: choice(visitSources),
      /** In seconds; 0 where it is not known. */
      duration: amount,
      registered: flag(),
      bot: flag(),
      visitedAt: moment(),
    }),
    0,
    100,
  ),
  total: amount,
});
