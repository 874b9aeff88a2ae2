import { actionChangesStep } from './action-changes-step';
import { authenticatorsStep } from './authenticators-step';
import { commissionStep } from './commission-step';
import { contactsStep } from './contacts-step';
import { listSettingsStep } from './list-settings-step';
import { liveStep } from './live-step';
import { noticeEventStep } from './notice-event-step';
import { orderCityStep } from './order-city-step';
import { orderListStep } from './order-list-step';
import { orderSearchStep } from './order-search-step';
import { orderShapeStep } from './order-shape-step';
import { orderStretchStep } from './order-stretch-step';
import { payeeStep } from './payee-step';
import { peopleStep, replaceTrigger } from './people-step';
import { peopleVersionStep } from './people-version-step';
import { personalStep } from './personal-step';
import { pinyinStep, searchPinyinStep } from './pinyin-step';
import { presenceEventStep } from './presence-event-step';
import { promotionStep } from './promotion-step';
import { savedChoicesStep } from './saved-choices-step';
import { searchBrandStep } from './search-brand-step';
import { searchMergeStep } from './search-merge-step';
import { searchWordsStep } from './search-words-step';

/** The migrations of a database; step n goes from version n to n + 1. Never edit a released step: add one. */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      id INTEGER PRIMARY KEY,
      username TEXT NOT NULL UNIQUE COLLATE NOCASE,
      phone TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      avatar TEXT NOT NULL,
      roles TEXT NOT NULL,
      permissions TEXT NOT NULL,
      admin INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY,
      family TEXT NOT NULL,
      account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL,
      refresh_until INTEGER NOT NULL,
      rotated_at INTEGER
    ) STRICT`,
    'CREATE INDEX sessions_family ON sessions (family)',
  ],
  [
    `CREATE TABLE notices (
      id INTEGER PRIMARY KEY,
      image TEXT NOT NULL,
      notice TEXT NOT NULL,
      email TEXT NOT NULL
    ) STRICT`,
    `CREATE TABLE articles (
      id INTEGER PRIMARY KEY,
      title TEXT NOT NULL,
      author TEXT NOT NULL,
      status TEXT NOT NULL,
      page_views INTEGER NOT NULL,
      rating INTEGER NOT NULL,
      recommended INTEGER NOT NULL,
      img TEXT NOT NULL,
      description TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE orders (
      id INTEGER PRIMARY KEY,
      order_no TEXT NOT NULL UNIQUE,
      category TEXT NOT NULL,
      brand TEXT NOT NULL,
      model TEXT NOT NULL,
      plate TEXT NOT NULL,
      vin TEXT NOT NULL,
      consignor_name TEXT NOT NULL,
      consignor_phone TEXT NOT NULL,
      consignee_name TEXT NOT NULL,
      consignee_phone TEXT NOT NULL,
      from_city TEXT NOT NULL,
      to_city TEXT NOT NULL,
      distance INTEGER NOT NULL,
      declared_value INTEGER NOT NULL,
      insured INTEGER NOT NULL,
      fee_cents INTEGER NOT NULL,
      status TEXT NOT NULL,
      remark TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE order_events (
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      status TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT`,
    'CREATE INDEX order_events_order ON order_events (order_id)',
    `CREATE TABLE promoted_users (
      id INTEGER PRIMARY KEY,
      nickname TEXT NOT NULL,
      phone TEXT NOT NULL,
      avatar TEXT NOT NULL,
      level TEXT NOT NULL,
      joined_at INTEGER NOT NULL
    ) STRICT`,
    `CREATE TABLE promotion_orders (
      id INTEGER PRIMARY KEY,
      user_id INTEGER NOT NULL REFERENCES promoted_users (id) ON DELETE CASCADE,
      order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      rate INTEGER NOT NULL,
      commission_cents INTEGER NOT NULL,
      status TEXT NOT NULL,
      settled_at INTEGER
    ) STRICT`,
    'CREATE INDEX promotion_orders_user ON promotion_orders (user_id)',
    `CREATE TABLE visitors (
      id INTEGER PRIMARY KEY,
      ip TEXT NOT NULL,
      city TEXT NOT NULL,
      page TEXT NOT NULL,
      device TEXT NOT NULL,
      source TEXT NOT NULL,
      duration INTEGER NOT NULL,
      registered INTEGER NOT NULL,
      visited_at INTEGER NOT NULL
    ) STRICT`,
  ],
  [
    'ALTER TABLE sessions ADD COLUMN successor_seed TEXT',
    'ALTER TABLE sessions ADD COLUMN family_until INTEGER NOT NULL DEFAULT 0',
    'UPDATE sessions SET family_until = refresh_until',
    'CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
    'ALTER TABLE orders ADD COLUMN placed_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL',
    // Earlier versions did not record who placed an order.
    `UPDATE orders SET placed_by = (SELECT id FROM accounts WHERE username = 'agent')`,
    `UPDATE accounts SET permissions = json_insert(permissions, '$[#]', 'manage:order')
     WHERE json_valid(permissions) AND username IN ('admin', 'editor', 'test')`,
  ],
  orderListStep,
  orderShapeStep,
  orderSearchStep,
  ['ALTER TABLE articles ADD COLUMN version INTEGER NOT NULL DEFAULT 1'],
  personalStep,
  peopleStep,
  contactsStep,
  promotionStep,
  commissionStep,
  orderCityStep,
  authenticatorsStep,
  searchMergeStep,
  [replaceTrigger],
  orderStretchStep,
  savedChoicesStep,
  liveStep,
  actionChangesStep,
  payeeStep,
  searchBrandStep,
  listSettingsStep,
  pinyinStep,
  searchPinyinStep,
  noticeEventStep,
  searchWordsStep,
  presenceEventStep,
  peopleVersionStep,
];
