import type { Database } from '../../database';

/** Wraps a database so that `wrote` is called after each write. */
export function afterWrites(database: Database, wrote: () => void): Database {
  return {
    async execute(statement) {
      const result = await database.execute(statement);
      if (result.rowsAffected > 0) wrote();
      return result;
    },
    async batch(statements, mode) {
      const results = await database.batch(statements, mode);
      if (mode === 'write') wrote();
      return results;
    },
    close: () => database.close(),
  };
}
