/** To whom the money of a request is paid, and by which payment it was. */
export const payeeStep: readonly string[] = [
  'ALTER TABLE withdrawals ADD COLUMN payee TEXT',
  `ALTER TABLE withdrawals ADD COLUMN payment_no TEXT NOT NULL DEFAULT ''`,
];
