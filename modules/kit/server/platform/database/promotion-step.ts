/** Adds the inviter and the source of an account, and marks visits by robots. */
export const promotionStep: readonly string[] = [
  'ALTER TABLE promoted_users ADD COLUMN inviter_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL',
  'ALTER TABLE promoted_users ADD COLUMN account_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL',
  `ALTER TABLE promoted_users ADD COLUMN source TEXT NOT NULL DEFAULT 'link'`,
  'ALTER TABLE visitors ADD COLUMN inviter_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL',
  'ALTER TABLE visitors ADD COLUMN bot INTEGER NOT NULL DEFAULT 0',
  // Names a visit to its visitor, so that a registration can be attributed to it.
  'ALTER TABLE visitors ADD COLUMN key TEXT',
  // Earlier versions did not record the inviter.
  `UPDATE promoted_users SET inviter_id = (SELECT id FROM accounts WHERE username = 'agent')`,
  `UPDATE visitors SET inviter_id = (SELECT id FROM accounts WHERE username = 'agent')`,
  'CREATE UNIQUE INDEX promoted_users_account ON promoted_users (account_id)',
  'CREATE INDEX promoted_users_inviter ON promoted_users (inviter_id, joined_at)',
  'CREATE UNIQUE INDEX visitors_key ON visitors (key)',
  'CREATE INDEX visitors_inviter ON visitors (inviter_id, visited_at)',
];
