import { deleteChoiceCall, limits, saveChoiceCall, savedChoicesCall } from '@waybill/kit/contract';
import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, sql } from '@waybill/kit/server';

/** Registers the calls of an account's named choices. */
export function addSavedChoiceCalls({ add }: Calls, { database }: Platform): void {
  const read = async (accountId: number, kind: string) => {
    const { rows } = await database.execute(
      sql`SELECT name, value FROM kept_choices WHERE account_id = ${accountId} AND kind = ${kind} ORDER BY name`,
    );
    return { list: rows.map(({ name, value }) => ({ name: String(name), value: String(value) })) };
  };
  const countKinds = async (accountId: number) => {
    const sql = 'SELECT count(DISTINCT kind) AS kinds FROM kept_choices WHERE account_id = ?';
    return Number((await database.execute({ sql, args: [accountId] })).rows[0]?.kinds);
  };

  add(
    savedChoicesCall,
    { summary: 'What the caller keeps of a kind, such as the columns of a file, by name.' },
    ({ account, query }) => read(account.id, query.kind),
  );

  add(
    saveChoiceCall,
    {
      summary: `Keeps a choice under a name, in the place of the one that had it; at most ${limits.perAccount.kept.choices} of a kind.`,
    },
    async ({ account, body: { kind, name, value } }) => {
      const { list } = await read(account.id, kind);
      const { choiceKinds, choices } = limits.perAccount.kept;
      const [count, most] = list.length > 0 ? [list.length, choices] : [await countKinds(account.id), choiceKinds];
      if (count >= most && list.every((choice) => choice.name !== name))
        throw new CallFailure(400, 'tooManyChoices', { field: 'name', values: { most } });
      await database.execute(sql`INSERT INTO kept_choices (account_id, kind, name, value)
        VALUES (${account.id}, ${kind}, ${name}, ${value})
        ON CONFLICT (account_id, kind, name) DO UPDATE SET value = excluded.value`);
      return read(account.id, kind);
    },
  );

  add(
    deleteChoiceCall,
    { summary: 'Forgets a choice that the caller keeps.' },
    async ({ account, body: { kind, name } }) => {
      await database.execute(
        sql`DELETE FROM kept_choices WHERE account_id = ${account.id} AND kind = ${kind} AND name = ${name}`,
      );
      return read(account.id, kind);
    },
  );
}
