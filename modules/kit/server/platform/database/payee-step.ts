/** Adds the payee and the payment of a withdrawal. */
export const payeeStep: readonly string[] = [
  'ALTER TABLE withdrawals ADD COLUMN payee TEXT',
  `ALTER TABLE withdrawals ADD COLUMN payment_no TEXT NOT NULL DEFAULT ''`,
];
