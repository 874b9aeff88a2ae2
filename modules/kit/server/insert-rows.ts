import type { Statement, Value } from './database';

const rowsPerStatement = 50;

/** Statements that insert rows of equal columns, fifty at a time. */
export function insertRows(table: string, rows: readonly Readonly<Record<string, Value>>[]): Statement[] {
  const columns = Object.keys(rows[0] ?? {});
  const places = `(${columns.map(() => '?').join(', ')})`;
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement);
    statements.push({
      sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${chunk.map(() => places).join(', ')}`,
      args: chunk.flatMap((row) => columns.map((column) => row[column] ?? null)),
    });
  }
  return statements;
}
