import type { Issue, IssueParams } from './issue';

/** An issue while the run lasts: each schema around the faulty part puts its own key in front of the path. @public */
export interface Finding extends Issue {
  readonly path: PropertyKey[];
}

/** Makes a finding at a part of the value at hand; the path is the way to that part. */
export function toFinding(code: Issue['code'], params: IssueParams = {}, path: Issue['path'] = []): Finding {
  return { code, path: [...path], params };
}
