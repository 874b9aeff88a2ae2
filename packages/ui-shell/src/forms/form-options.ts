import type { FieldValues } from 'react-hook-form';
import type { Text } from '../locales/define-messages';
import type { FormDraft } from './form-draft';
import type { Refusal } from './refusal';
import type { StandardSchema } from './standard-schema';

/** What makes a typed or pasted value plain, field by field; doing it twice must change nothing. @public */
export type Normalise<Values> = { readonly [Name in keyof Values]?: (typed: Values[Name]) => Values[Name] };

/** What became of a submission: nothing where it was taken, why it was not, or what a write resolved to. @public */
export type Submitted = Refusal | { done: true } | { done: false; refusal: Refusal } | undefined;

/** Accepts a schema whose fields fit the values of a form; else names the fields that lack a value or have one of another kind. @public */
export type SchemaFits<Values, Input> = [UnfitField<Values, Input>] extends [never]
  ? unknown
  : { schema: { 'has fields that do not fit the values of the form': UnfitField<Values, Input> } };

type UnfitField<Values, Input> = Input extends object
  ? { [Name in keyof Input]-?: FitsField<Values, Input, Name> extends true ? never : Name }[keyof Input]
  : never;

/** A field that may be missing needs no value; one that has a value shares at least one kind with it. */
type FitsField<Values, Input, Name extends keyof Input> = Name extends keyof Values
  ? [Values[Name] & Input[Name]] extends [never]
    ? [Values[Name]] extends [null | undefined]
      ? true
      : false
    : true
  : undefined extends Input[Name]
    ? true
    : false;

/** @public */
export interface UseFormOptions<Values extends FieldValues, Output, Input = unknown> {
  /** What the values must be: any Standard Schema over all fields, or one for each language of the console where its issues come in words. */
  schema: StandardSchema<Output, Input> | ((language: string) => StandardSchema<Output, Input>);
  /** What stands in the fields at first; a form that holds something else is unsaved. */
  values: Values;
  /** What stands in the fields at first though it is not saved, such as what was taken back after it was sent. Default: nothing. */
  typed?: Partial<Values> | undefined;
  /** Why that was not taken. Default: it was not sent. */
  refused?: Refusal | undefined;
  /** Makes values plain before they are judged; a field shows the plain value once it is left. Default: values as they were typed. */
  normalise?: Normalise<Values>;
  /** Messages for issues, by their code. Placeholders: the params, and `field`, the label. Default: the issue's own message. */
  messages?: Readonly<Record<string, Text>>;
  /** Keeps what is typed and not saved as a draft in the page's tab, over reloads, crashes and logins that run out. Default: nothing is kept. */
  draft?: FormDraft;
  /** How a value reads outside of its control, where it and somebody else's are shown side by side. Default: choices by their labels, all else as it is. */
  shown?: (name: string, value: unknown) => Text | undefined;
  /** Sends the output of the schema; returns nothing, a refusal, or the result of a write. A call or a login that rejects is a refusal; any other error is shown and thrown on. */
  onSubmit: (output: Output) => Submitted | Promise<Submitted> | Promise<void> | void;
}
