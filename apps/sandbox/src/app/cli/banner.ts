import type { DemoAccount } from '@waybill/kit/server';

/** Returns the startup text: the address on the first line, then the demo accounts as a table. */
export function banner(
  url: string,
  what: 'console' | 'sandbox API',
  accounts: readonly Omit<DemoAccount, 'permissions'>[],
): string {
  const rows = [
    ['user name', 'password', 'phone', 'role'],
    ...accounts.map(({ username, password, phone, roles }) => [username, password, phone, roles.join(', ')]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [`Waybill ${what}: ${url}/`, '', ...lines, '', 'Ctrl-C ends it.'].join('\n');
}
