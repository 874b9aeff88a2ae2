import type { Database } from '../../database';
import { toPinyin } from '../pinyin';
import { searchIn } from './order-search-step';
import { withBrand } from './search-brand-step';

/** The tables with names that are searched by pinyin. */
const named = {
  orders: ['consignor_name', 'consignee_name'],
  accounts: ['name'],
  promoted_users: ['nickname'],
} as const;
const rowsAtOnce = 1000;

/** A column for the pinyin of names. The search of orders follows them no more until all is filled in. */
export const pinyinStep: readonly string[] = [
  ...Object.keys(named).map((table) => `ALTER TABLE ${table} ADD COLUMN pinyin TEXT NOT NULL DEFAULT ''`),
  'DROP TRIGGER orders_changed',
];

/** Orders are found by the pinyin of names as well. */
export const searchPinyinStep: readonly string[] = searchIn([...withBrand, 'pinyin']);

/** Fills in the pinyin of earlier names; an interrupted run can be repeated. */
export async function fillPinyin(database: Database): Promise<void> {
  for (const [table, columns] of Object.entries(named)) {
    for (let last = 0; ; ) {
      const { rows } = await database.execute({
        sql: `SELECT id, ${columns.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${rowsAtOnce}`,
        args: [last],
      });
      if (rows.length === 0) break;
      last = Number(rows.at(-1)?.id);
      const filled = rows.flatMap((row) => {
        const pinyin = toPinyin(...columns.map((column) => String(row[column] ?? '')));
        return pinyin === ''
          ? []
          : [{ sql: `UPDATE ${table} SET pinyin = ? WHERE id = ?`, args: [pinyin, Number(row.id)] }];
      });
      if (filled.length > 0) await database.batch(filled, 'write');
    }
  }
}
