import type { Issue, IssueParams } from './issue';

/** An issue during the run: each schema around the faulty part prepends its own key to the path. @public */
export interface Finding extends Issue {
  readonly path: PropertyKey[];
}

/** Creates an issue at a part of the current value; the path leads to that part. */
export function toFinding(code: Issue['code'], params: IssueParams = {}, path: Issue['path'] = []): Finding {
  return { code, path: [...path], params };
}
