import { expect, test } from 'vitest';
import { openFilledDatabase } from '../../../../apps/sandbox/testing/filled-database';
import { maskedPhone, maskPhone } from './mask-phone';

test.each([
  '13800138000',
  '0571-86880001',
  '0571-8688001',
  '010-86880001-8021',
  '400-820-8820',
  '800-820-8820',
  '400-820-8820-12',
  '+85261234567',
  '+886912345678',
])('a search in %s sees what its mask shows [search-finds-visible-text]', async (phone) => {
  const database = await openFilledDatabase();
  const { rows } = await database.execute({
    sql: `SELECT ${maskedPhone('phone')} AS seen FROM (SELECT ? AS phone)`,
    args: [phone],
  });
  await database.close();
  expect(rows[0]?.seen).toBe(maskPhone(phone));
});
