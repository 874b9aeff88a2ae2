import { isResponseError, type ResponseError } from '@waybill/http';
import type { Call } from '../../../kernel/call';
import type { ResourceCalls } from '../../../kernel/resource-calls';
import { readCall, sendCall, toHttpRequest } from '../../../kernel/send-call';
import { callOf, type Identified } from '../resource/define-resource';
import { type AttemptParts, createAttempt, type WriteOptions, type Written } from '../server-data/create-attempt';
import { presentIn } from '../server-data/refusal';
import { changedIn } from './patch';

/** A record that is being edited. */
export interface Opening {
  /** The last version that the editor saw: as opened, saved or met in a conflict. */
  lastSeen: Identified;
}

/** The parts of a resource that saving needs. */
export interface SavedResource {
  readonly calls: ResourceCalls;
  readonly changes: readonly Pick<Call, 'url'>[];
  /** The field of a record for `If-Match`. */
  readonly ifMatch: string;
}

export interface SaveRecordOptions extends WriteOptions {
  opening?: Opening | undefined;
  /** Returns the form fields of a record. Default: its own fields. */
  toFields?: ((record: Identified) => object) | undefined;
}

/** Saves a record; an opened one over the opened version: if another user changed it since, nothing is saved, and the refusal contains the conflict. */
export type SaveRecord = (fields: object, options?: SaveRecordOptions) => Promise<Written<Identified>>;

export function createSaveRecord(parts: AttemptParts, { calls, changes, ifMatch }: SavedResource): SaveRecord {
  const { errorLog, entityTags } = parts;
  const attempt = createAttempt(parts, changes);

  const tagOf = (record: Identified): string | undefined => {
    const named: unknown = Reflect.get(record, ifMatch);
    return typeof named === 'number' || typeof named === 'string' ? toTag(named) : entityTags.of(record);
  };

  const read = (id: Identified['id']) =>
    sendCall(parts, callOf(calls.record, 'record'), { id }, { silent: true }) as Promise<Identified>;

  const saveCallOf = (id: Identified['id'] | undefined): Call =>
    calls.save ?? (id === undefined ? callOf(calls.create, 'create') : callOf(calls.update, 'update'));

  /** Reads the current record from the refusal, or requests it. */
  const readPresent = async (failure: ResponseError, id: Identified['id']): Promise<Identified | undefined> => {
    try {
      const sent = presentIn(failure.body);
      const answer = { ...failure, address: failure.url, data: sent, total: undefined };
      const present = sent === undefined ? undefined : await readCall(parts, saveCallOf(id), answer);
      if (present && tagOf(present as Identified)) return present as Identified;
      return await read(id);
    } catch (problem) {
      errorLog.report(problem);
      return undefined;
    }
  };

  return (fields, { opening, toFields = (record: Identified) => record, ...options } = {}) => {
    const opened = opening?.lastSeen;
    const write = async () => {
      const tag = opened && tagOf(opened);
      const headers = tag ? { headers: { 'If-Match': tag } } : {};
      const { id } = fields as Partial<Identified>;
      const call = saveCallOf(id);
      const before = opened && { ...toFields(opened), id: opened.id };
      const edit = { before, changed: before ? changedIn(before, fields) : fields };
      const sent = await parts.http.raw(toHttpRequest(call, fields, { ...options, ...headers, silent: true }, edit));
      // An API may answer a change without a body.
      const isMute = (sent.data === undefined || sent.data === null) && id !== undefined;
      const saved = isMute ? await read(id) : ((await readCall(parts, call, sent)) as Identified);
      // A server that omits the current state refuses the older version next time; the record is fetched then.
      if (opened && !tagOf(saved)) entityTags.pass(opened, saved);
      if (opening) opening.lastSeen = saved;
      return saved;
    };
    const conflictOf = async (failure: unknown) => {
      if (!opening || !opened || !isConflict(failure)) return undefined;
      const present = await readPresent(failure, opened.id);
      const accept = () => {
        if (present) opening.lastSeen = present;
      };
      return present && { before: toFields(opened), current: toFields(present), accept };
    };
    return attempt(write, { conflictOf, onUnreadable: errorLog.report });
  };
}

/** A version as `If-Match` names it. */
export const toTag = (version: string | number): string =>
  /^(W\/)?"/.test(String(version)) ? String(version) : `"${version}"`;

/** Whether a response code means that the record has changed since it was read. */
export const isConflict = (failure: unknown): failure is ResponseError =>
  isResponseError(failure) && [409, 412].includes(Number(failure.code));
