import type { Call, DataOf, FieldsOf } from '../../../kernel/call';
import type { Identified, Resource } from '../resource/define-resource';

/** With which records something was done over many, and the versions that it brought. @beta */
export interface StepDone {
  readonly id: string | number;
  /** Default: the record has none, or it is not known. */
  readonly version?: string | number | undefined;
}

/** What takes a step back: the name of an action for one record and of a bulk call for several, with its fields. @beta */
export interface StepBack {
  readonly by: string;
  /** Default: none. */
  readonly fields?: object;
}

/** What is known of a call before it is made, so that it shows at once. @beta */
export interface StepKind<Item, Fields, Answer> {
  /** The fields of a record that it changes, as they will be. */
  shows(record: Item, fields: Fields): Partial<Item>;
  /** How it is taken back. Where it cannot be, it waits 6 s before it is sent. Default: it cannot be. */
  back?(fields: Fields): StepBack | undefined;
  /** Whether it can still be done with a record that somebody changed meanwhile; that is asked then. Default: it can. */
  still?(record: Item, fields: Fields): boolean;
  /** With which of several records it was done, of the response to a call over many. Default: with all. */
  done?(answer: Answer): readonly StepDone[];
}

/** The steps of a resource: those of its actions and bulk calls that show at once, by name; made by `defineSteps`. @beta */
export interface ResourceSteps<Item extends Identified = Identified, Calls extends object = object> {
  readonly resource: Pick<
    Resource<Item, Identified, never, string, Calls>,
    'calls' | 'changes' | 'version' | '~resource'
  >;
  readonly kinds: Readonly<Record<string, AnyStepKind>>;
  /** Never there at run time. */
  readonly '~steps'?: { readonly item: Item; readonly calls: Calls };
}

/** The steps of any resource. @beta */
export type AnySteps = Pick<ResourceSteps<never, never>, 'kinds'> & { readonly resource: object };

/** A kind of step whatever its record and fields are. */
export type AnyStepKind = StepKind<object, object, unknown>;

/**
 * Says once what actions and bulk calls of a resource do with a record, so that `useSteps` shows it before the server has answered.
 * @example
 * const bookSteps = defineSteps(books, {
 *   lend: { shows: () => ({ state: 'lent' }), back: () => ({ by: 'giveBack' }) },
 * });
 * @beta
 */
export function defineSteps<Item extends Identified, Calls extends object>(
  resource: Pick<Resource<Item, Identified, never, string, Calls>, 'calls' | 'changes' | 'version' | '~resource'>,
  kinds: { readonly [Name in StepName<Calls>]?: StepKind<Item, StepFields<Calls, Name>, AnswerOf<Calls, Name>> },
): ResourceSteps<Item, Calls> {
  return { resource, kinds: kinds as ResourceSteps['kinds'] };
}

/** The names of calls that can be steps. @beta */
export type StepName<Calls> = Extract<keyof GroupOf<Calls, 'actions'> | keyof GroupOf<Calls, 'bulk'>, string>;

/** The fields of a step, without the records and the version. @beta */
export type StepFields<Calls, Name extends string> = Name extends keyof GroupOf<Calls, 'bulk'>
  ? Without<FieldsOf<GroupOf<Calls, 'bulk'>[Name]>>
  : Name extends keyof GroupOf<Calls, 'actions'>
    ? Without<FieldsOf<GroupOf<Calls, 'actions'>[Name]>>
    : never;

/** What a call gives to a step over one record. @beta */
export type OneOf<Calls, Name extends string> = DataAt<GroupOf<Calls, 'actions'>, Name>;
/** What a call gives to a step over several. @beta */
export type AnswerOf<Calls, Name extends string> = DataAt<GroupOf<Calls, 'bulk'>, Name>;

type GroupOf<Calls, Group extends string> = Calls extends { readonly [Key in Group]: infer Found }
  ? Found
  : Record<never, never>;
type DataAt<Group, Name extends string> = Name extends keyof Group ? DataOf<Group[Name] & Call> : never;
type Without<Fields> = Fields extends unknown ? Omit<Fields, 'id' | 'ids' | 'version'> : never;
