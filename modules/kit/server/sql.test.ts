import { expect, test } from 'vitest';
import { joinSql, raw, sql, where } from './sql';

test('a value is never text of a statement', () => {
  expect(sql`SELECT * FROM roles WHERE name = ${"'; DROP TABLE roles"} AND id = ${3}`).toEqual({
    sql: 'SELECT * FROM roles WHERE name = ? AND id = ?',
    args: ["'; DROP TABLE roles", 3],
  });
});

test('a list, NULL and SQL inside of SQL keep the order of their values', () => {
  const recent = sql`at > ${5}`;
  expect(
    sql`SELECT 1 FROM ${raw('orders')} WHERE id IN (${[1, 2]}) AND ${recent} AND line = ${null} AND id IN (${[]})`,
  ).toEqual({
    sql: 'SELECT 1 FROM orders WHERE id IN (?, ?) AND at > ? AND line = ? AND id IN ()',
    args: [1, 2, 5, null],
  });
});

test('conditions are joined; without conditions there is no clause', () => {
  const parts = [sql`a = ${1}`, sql`b = ${2}`];
  expect(joinSql(parts, ' OR ')).toEqual({ sql: 'a = ? OR b = ?', args: [1, 2] });
  expect(where(parts)).toEqual({ sql: 'WHERE a = ? AND b = ?', args: [1, 2] });
  expect(where([])).toEqual({ sql: '', args: [] });
});
