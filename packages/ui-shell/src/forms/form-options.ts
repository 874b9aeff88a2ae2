import type { FieldValues } from 'react-hook-form';
import type { Text } from '../locales/define-messages';
import type { FormDraft } from './form-draft';
import type { Refusal } from './refusal';
import type { StandardSchema } from './standard-schema';

/** Normalises typed or pasted values, by field; must be idempotent. @public */
export type Normalise<Values> = { readonly [Name in keyof Values]?: (typed: Values[Name]) => Values[Name] };

/** Result of a submission: undefined on success, a refusal, or the result of a write. @public */
export type Submitted = Refusal | { done: true } | { done: false; refusal: Refusal } | undefined;

/** Accepts a schema that fits the values of a form; else names the fields whose value is missing or has another type. @public */
export type SchemaFits<Values, Input> = [UnfitField<Values, Input>] extends [never]
  ? unknown
  : { schema: { 'has fields that do not fit the values of the form': UnfitField<Values, Input> } };

type UnfitField<Values, Input> = Input extends object
  ? { [Name in keyof Input]-?: FitsField<Values, Input, Name> extends true ? never : Name }[keyof Input]
  : never;

/** An optional field needs no value; a present value shares at least one type with it. */
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
  /** Any Standard Schema over all fields, or one per language if its issues are texts. */
  schema: StandardSchema<Output, Input> | ((language: string) => StandardSchema<Output, Input>);
  /** Initial values; a form with other values is unsaved. */
  values: Values;
  /** Initial values that count as unsaved, such as the values of an undone submission. Default: `undefined`. */
  typed?: Partial<Values> | undefined;
  /** Refusal of the `typed` values. Default: `undefined`. */
  refused?: Refusal | undefined;
  /** Normalises values before validation; a field shows the result on blur. Default: `undefined`. */
  normalise?: Normalise<Values>;
  /** Messages for issues, by their code. Placeholders: the params, and `field`, the label. Default: the issue's own message. */
  messages?: Readonly<Record<string, Text>>;
  /** Stores unsaved input as a draft of the page's tab, across reloads, crashes and expired logins. Default: no draft. */
  draft?: FormDraft;
  /** Text of a value in the conflict dialog. Default: the option's label, else the value. */
  shown?: (name: string, value: unknown) => Text | undefined;
  /** Sends the schema's output; returns nothing, a refusal, or the result of a write. A failed call or login counts as a refusal; other errors are shown and rethrown. */
  onSubmit: (output: Output) => Submitted | Promise<Submitted> | Promise<void> | void;
}
