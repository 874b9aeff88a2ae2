import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get as getIn,
  set as setIn,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { Text } from '../../locales/define-messages';
import { useLanguage } from '../../locales/use-language';
import { useText } from '../../locales/use-text';
import type { FormFieldProps } from '../form-model';
import type { UseFormOptions } from '../form-options';
import { isFieldRequired, issuesByField, type Judgement, judge } from '../judge';
import { formsMessages } from '../messages';
import type { StandardIssue, StandardSchema } from '../standard-schema';
import type { Fields } from './use-fields';
import { writtenParams } from './written-params';

/** The values of a form with their validation. */
export interface JudgedForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, { output: Output }>;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** Issues of the last validation, by field. */
  readonly issues: RefObject<ReadonlyMap<string, StandardIssue>>;
  /** The normalised values. */
  toPlain: (typed: Values) => Values;
  judge: (typed: Values) => Judgement<Output> | Promise<Judgement<Output>>;
  /** The app's message for an issue, else the issue's own. */
  say: (issue: StandardIssue, field: Text) => string;
  propsOf: (name: FieldPath<Values>, label: Text) => FormFieldProps;
  /** Sets a field's value as if the user had entered it. */
  put: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
}

/** Type of a server error; it stays until its own field changes. */
export const fromServer = 'server';

/** Validates a field on blur and then at every change, of other fields as well; messages follow the language. */
export function useJudgedForm<Values extends FieldValues, Output>(
  options: Pick<UseFormOptions<Values, Output>, 'schema' | 'values' | 'normalise' | 'messages'>,
  { labels, drawn }: Fields,
): JudgedForm<Values, Output> {
  type Name = FieldPath<Values>;
  const { values, normalise, messages } = options;
  const t = useText();
  const { i18n } = useLanguage();
  const { locale } = useLanguage().i18n;
  const schema: StandardSchema<Output> = typeof options.schema === 'function' ? options.schema(locale) : options.schema;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const issues = useRef<ReadonlyMap<string, StandardIssue>>(new Map());

  const toPlain = (typed: Values): Values => {
    const plain: Values = { ...typed };
    for (const name of Object.keys(normalise ?? {}) as (keyof Values)[]) {
      const toPlainValue = normalise?.[name];
      if (toPlainValue) plain[name] = toPlainValue(typed[name]);
    }
    return plain;
  };
  const judgeTyped = (typed: Values) => judge(schema, toPlain(typed));

  const form = useHookForm<Values, unknown, { output: Output }>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values as DefaultValues<Values>,
    resolver: async (typed) => {
      const judgement = await judgeTyped(typed);
      issues.current = issuesByField(judgement, labels);
      return judgement.ok
        ? { values: { output: judgement.value }, errors: {} }
        : { values: {}, errors: toErrors<Values>(issues.current, say) };
    },
  });
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;

  const present = toPlain(form.getValues());
  // Validates at every render, so that messages follow the language; an asynchronous schema keeps its last result.
  const judgement = judge(schema, present);
  const currentIssues = judgement instanceof Promise ? issues.current : issuesByField(judgement, labels);

  const say = (issue: StandardIssue, field: Text): string => {
    const { required, notEmpty, oneOf, entryRefused } = formsMessages;
    const texts: Readonly<Record<string, Text>> = { required, notEmpty, oneOf, ...messages };
    const code = codeOf(issue);
    const override = texts[code];
    if (override !== undefined) return t(override, { ...issue.params, field: t(field) });
    // Translations of validation rules have these ids; a language that loads its messages reports missing ones.
    const id = `rules.${code}`;
    const isWorded = !isCode(issue) || Object.hasOwn(i18n.messages, issue.message);
    return Object.hasOwn(i18n.messages, id) || !isWorded
      ? t({ id, message: t(entryRefused) }, writtenParams(issue.params, i18n.locale))
      : t(issue.message, { ...issue.params, field: t(field) });
  };
  const complaintOf = (name: Name): string | undefined => {
    const error: FieldError | undefined = getIn(errors, name);
    if (!error) return undefined;
    const issue = currentIssues.get(name);
    return issue && error.type !== fromServer ? say(issue, labels.get(name) ?? name) : error.message;
  };

  const follow = useEffectEvent((changed: string | undefined) => {
    if (changed === undefined || drawn.has(changed)) draw();
    // A field that was never blurred is not validated, so its server error is cleared here.
    if (changed !== undefined && form.getFieldState(changed as Name).error?.type === fromServer)
      form.clearErrors(changed as Name);
    const judgement = judgeTyped(form.getValues());
    const stale = ([...labels.keys()] as Name[]).filter((name) => {
      const { isTouched, error } = form.getFieldState(name);
      if (name === changed || error?.type === fromServer || !(isSubmitted || isTouched)) return false;
      if (judgement instanceof Promise) return true;
      const issue = issuesByField(judgement, labels).get(name);
      return error?.type !== (issue && codeOf(issue));
    });
    if (stale.length > 0) void form.trigger(stale);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => follow(name) }),
    [form.subscribe],
  );

  return {
    form,
    isDirty,
    isSubmitting,
    issues,
    toPlain,
    judge: judgeTyped,
    say,
    propsOf: (name, label) => {
      labels.set(name, label);
      return {
        label: t(label),
        error: complaintOf(name),
        'aria-required': isFieldRequired(schema, present, name) || undefined,
      };
    },
    put: (name, value) => {
      const { isTouched, error } = form.getFieldState(name);
      const shouldValidate = isSubmitted || isTouched || error !== undefined;
      form.setValue(name, value, { shouldDirty: true, shouldValidate });
    },
  };
}

const codeOf = ({ code, message }: StandardIssue): string => code ?? (/^\w+$/.test(message) ? message : 'invalid');

/** Whether a message is no text: empty, the issue's code, or an identifier such as `tooLong`, `text.max` or `TOO_LONG`. */
const isCode = ({ code, message }: StandardIssue): boolean =>
  message === (code ?? '') || /^(?:[a-z][a-z0-9]*(?:[A-Z_.:-]+[a-z0-9]+)+|[A-Z0-9]+(?:_[A-Z0-9]+)+)$/.test(message);

function toErrors<Values extends FieldValues>(
  issues: JudgedForm<Values, unknown>['issues']['current'],
  say: (issue: StandardIssue, field: Text) => string,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, issue] of issues) setIn(errors, name, { type: codeOf(issue), message: say(issue, name) });
  return errors;
}
