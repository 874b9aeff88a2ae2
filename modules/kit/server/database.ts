/** A value of a row or of a placeholder. */
export type Value = string | number | null;

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** SQL, with the values of its `?` in their order. */
export type Statement = string | { sql: string; args: readonly Value[] };

/** The result of a statement. */
export interface Result {
  rows: readonly Row[];
  rowsAffected: number;
}

/** A libSQL database, wherever it runs. Every method throws a `DatabaseError`. */
export interface Database {
  execute(statement: Statement): Promise<Result>;
  /** Runs the statements in one transaction. A `read` batch may run beside a write and sees all earlier writes. */
  batch(statements: readonly Statement[], mode: 'read' | 'write'): Promise<readonly Result[]>;
  /** Writes everything into the single file and closes it. */
  close(): Promise<void>;
}

/** A failure of the database, with SQLite's code such as `SQLITE_FULL`. */
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
