import type { Database } from '../../database';
import { migrations } from './migrations';
import { fillPinyin, searchPinyinStep } from './pinyin-step';

/** Brings the tables up to date, step by step; throws when they are newer than this program. */
export async function migrate(database: Database): Promise<void> {
  const version = Number((await database.execute('PRAGMA user_version')).rows[0]?.user_version ?? 0);
  if (version > migrations.length) {
    throw new Error(
      `The database is at version ${version}, this program knows ${migrations.length}. Name another folder with --data, or another --database.`,
    );
  }
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    // SQL cannot compute pinyin, so that this code fills it in before the step that reads it.
    if (statements === searchPinyinStep) await fillPinyin(database);
    await database.batch([...statements, `PRAGMA user_version = ${index + 1}`], 'write');
  }
}
