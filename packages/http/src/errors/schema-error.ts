import { HttpError, type HttpErrorFacts } from './http-error';
import type { FieldIssue } from './issue';

/** The server responded with success, but the data does not match the call's schema; `issues` names the fields. It quotes no value. @public */
export class SchemaError extends HttpError {
  declare readonly issues: readonly FieldIssue[];

  constructor(facts: HttpErrorFacts, issues: readonly FieldIssue[]) {
    const [first, ...others] = issues;
    const place = first && first.path.length > 0 ? `"${first.path.map(String).join('.')}"` : 'the data as a whole';
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    const why = `${place} does not fit (${first?.message ?? 'the schema names no issue'})${more}`;
    super('schema', `${facts.method} ${facts.url} answered ${facts.status}, but ${why}`, facts);
    Object.assign(this, { name: 'SchemaError', issues });
  }
}
