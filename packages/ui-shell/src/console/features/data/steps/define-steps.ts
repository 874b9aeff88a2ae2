import type { Call, DataOf, FieldsOf } from '../../../kernel/call';
import type { AnyStepKind, StepKind } from '../../../kernel/step-kind';
import type { Identified, Resource } from '../resource/define-resource';

/** The steps of a resource: its actions and bulk calls that show at once, by name; created by `defineSteps`. @beta */
export interface ResourceSteps<Item extends Identified = Identified, Calls extends object = object> {
  readonly resource: Pick<
    Resource<Item, Identified, never, string, Calls>,
    'calls' | 'changes' | 'version' | 'ifMatch' | '~resource'
  >;
  readonly kinds: Readonly<Record<string, AnyStepKind>>;
  /** Never there at run time. */
  readonly '~steps'?: { readonly item: Item; readonly calls: Calls };
}

/**
 * Declares the effect of a resource's actions and bulk calls on a record, so that `useSteps` shows it before the response.
 * @example
 * const bookSteps = defineSteps(books, {
 *   lend: { shows: () => ({ state: 'lent' as const }), inverse: () => ({ by: 'giveBack' }) },
 * });
 * @beta
 */
export function defineSteps<Item extends Identified, Calls extends object>(
  resource: Pick<
    Resource<Item, Identified, never, string, Calls>,
    'calls' | 'changes' | 'version' | 'ifMatch' | '~resource'
  >,
  kinds: { readonly [Name in StepName<Calls>]?: StepKind<Item, StepFields<Calls, Name>, BulkResponseOf<Calls, Name>> },
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

/** The response data of a step on one record. @beta */
export type OneOf<Calls, Name extends string> = DataAt<GroupOf<Calls, 'actions'>, Name>;
/** The response data of a step on several records. @beta */
export type BulkResponseOf<Calls, Name extends string> = DataAt<GroupOf<Calls, 'bulk'>, Name>;

type GroupOf<Calls, Group extends string> = Calls extends { readonly [Key in Group]: infer Found }
  ? Found
  : Record<never, never>;
type DataAt<Group, Name extends string> = Name extends keyof Group ? DataOf<Group[Name] & Call> : never;
type Without<Fields> = Fields extends unknown ? Omit<Fields, 'id' | 'ids' | 'version'> : never;
