/** A value of a row or of a placeholder. */
export type Value = string | number | null;

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** SQL, with the values of its `?` in their order. */
export type Statement = string | { sql: string; args: readonly Value[] };

/** What a statement gave. */
export interface Result {
  rows: readonly Row[];
  rowsAffected: number;
}

/** A libSQL database, wherever it runs. Every method throws a `DatabaseError`. */
export interface Database {
  execute(statement: Statement): Promise<Result>;
  /** Runs the statements in one transaction. Those to `read` may run beside a write; they see all that was written before them. */
  batch(statements: readonly Statement[], mode: 'read' | 'write'): Promise<readonly Result[]>;
  /** Writes everything into the one file and lets go of it. */
  close(): Promise<void>;
}

/** What a database refused, with SQLite's name for it such as `SQLITE_FULL`. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
