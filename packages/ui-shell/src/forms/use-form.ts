import { useLingui } from '@lingui/react';
import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useId,
  useInsertionEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get as getIn,
  set as setIn,
  useForm as useHookForm,
} from 'react-hook-form';
import { createSideWork } from '../lib/side-work';
import { whenReleased } from '../lib/when-released';
import type { Text } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import type { MakeDraftedForm } from './drafted-form';
import type { FormConflict } from './form-conflict';
import type { FormDraft } from './form-draft';
import type { FormFieldProps, FormModel } from './form-model';
import { isFieldRequired, issuesByField, judge } from './judge';
import type { Dispute } from './merge';
import { formsMessages } from './messages';
import type { Conflict, Refusal } from './refusal';
import type { StandardIssue, StandardSchema } from './standard-schema';

/** What makes a typed or pasted value plain, field by field; doing it twice must change nothing. @public */
export type Normalise<Values> = { readonly [Name in keyof Values]?: (typed: Values[Name]) => Values[Name] };

/** @public */
export interface UseFormOptions<Values extends FieldValues, Output> {
  /** What the values must be: any Standard Schema over all fields, or one for each language of the console where its issues come in words. */
  schema: StandardSchema<Output> | ((language: string) => StandardSchema<Output>);
  /** What stands in the fields at first; a form that holds something else is unsaved. */
  values: Values;
  /** What stands in the fields at first though it is not saved, such as what was taken back after it was sent. Default: nothing. */
  typed?: Partial<Values> | undefined;
  /** Why that was not taken. Default: it was not sent. */
  refused?: Refusal | undefined;
  /** Makes values plain before they are judged; a field shows the plain value once it is left. Default: values as they were typed. */
  normalise?: Normalise<Values>;
  /** Messages for issues, by their code. Placeholders: the issue's params, and `field`, the label. Default: the issue's own message. */
  messages?: Readonly<Record<string, Text>>;
  /** Keeps what is typed and not saved as a draft in the page's tab, over reloads, crashes and logins that run out. Default: nothing is kept. */
  draft?: FormDraft;
  /** How a value reads outside of its control, where it and somebody else's are shown side by side. Default: choices by their labels, all else as it is. */
  shown?: (name: string, value: unknown) => Text | undefined;
  /** Sends what the schema made of the values; resolves to a refusal where they were not taken. What it throws is a fault: said in general and thrown on. */
  onSubmit: (output: Output) => Promise<Refusal | undefined> | Promise<void> | void;
}

/** The type of an error that came from the server; it stays until its own field changes. */
const fromServer = 'server';

/**
 * Binds a schema to the fields of a form. A field is judged when it is left and then at every change, of another field as well; messages follow the
 * language; the first field that is wrong takes the focus, in the order of the page. One submission is under way at a time. @public
 */
export function useForm<Values extends FieldValues, Output>(
  options: UseFormOptions<Values, Output>,
): FormModel<Values> {
  type Name = FieldPath<Values>;
  const { values, normalise, messages, onSubmit } = options;
  const t = useText();
  const { locale } = useLingui().i18n;
  const schema = typeof options.schema === 'function' ? options.schema(locale) : options.schema;
  const id = useId();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [elements] = useState(() => new Map<Name, HTMLElement>());
  const [labels] = useState(() => new Map<Name, Text>());
  const [drawn] = useState(() => new Set<Name>());
  const [secrets] = useState(() => new Set<string>());
  const [refused, setRefused] = useState<Refused>({});
  const issues = useRef<ReadonlyMap<string, StandardIssue>>(new Map());
  const underWay = useRef(false);
  const sentAgain = useRef(false);
  const [sideWork] = useState(createSideWork);
  const [held, setHeld] = useState(false);
  const gone = useRef(false);
  const wasDrawn = useRef(false);

  const toPlain = (typed: Values): Values => {
    const plain: Values = { ...typed };
    for (const name of Object.keys(normalise ?? {}) as (keyof Values)[]) {
      const toPlainValue = normalise?.[name];
      if (toPlainValue) plain[name] = toPlainValue(typed[name]);
    }
    return plain;
  };

  const form = useHookForm<Values, unknown, { output: Output }>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: values as DefaultValues<Values>,
    resolver: async (typed) => {
      const judgement = await judge(schema, toPlain(typed));
      issues.current = issuesByField(judgement, labels);
      return judgement.ok
        ? { values: { output: judgement.value }, errors: {} }
        : { values: {}, errors: toErrors<Values>(issues.current) };
    },
  });
  const { isDirty, isSubmitting, isSubmitted, errors } = form.formState;

  const present = toPlain(form.getValues());
  // Asked anew at every drawing, so that messages follow the language; a schema that answers with a promise keeps its last answer.
  const judgement = judge(schema, present);
  const found = judgement instanceof Promise ? issues.current : issuesByField(judgement, labels);

  const say = (issue: StandardIssue, field: Text): string => {
    const known: Readonly<Record<string, Text>> = { ...formsMessages, ...messages };
    return t(known[codeOf(issue)] ?? issue.message, { ...issue.params, field: t(field) });
  };

  const complaintOf = (name: Name): string | undefined => {
    const error: FieldError | undefined = getIn(errors, name);
    if (!error) return undefined;
    const issue = found.get(name);
    return issue && error.type !== fromServer ? say(issue, labels.get(name) ?? name) : error.message;
  };

  const propsOf = (name: Name, label: Text): FormFieldProps => {
    labels.set(name, label);
    return {
      label: t(label),
      error: complaintOf(name),
      'aria-required': isFieldRequired(schema, present, name) || undefined,
    };
  };

  const attach = (name: Name) => (element: HTMLElement | null) => {
    if (!element) return void elements.delete(name);
    elements.set(name, element);
    if (isSecret(element)) secrets.add(name);
  };

  const focusFirst = (names: Iterable<string>) => {
    const wrong = [...names].flatMap((name) => elements.get(name as Name) ?? []);
    wrong.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    wrong[0]?.focus();
  };

  /** Shows in the field what will be judged. */
  const normaliseField = (name: Name) => {
    const typed = form.getValues();
    const plain: FieldPathValue<Values, typeof name> = getIn(toPlain(typed), name);
    if (plain !== getIn(typed, name)) form.setValue(name, plain, { shouldDirty: true });
  };

  const put = <N extends Name>(name: N, value: FieldPathValue<Values, N>) => {
    const { isTouched, error } = form.getFieldState(name);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted || isTouched || error !== undefined });
  };

  const valueProps = (name: Name, label: Text) => {
    form.register(name);
    drawn.add(name);
    return {
      ...propsOf(name, label),
      ref: attach(name),
      onBlur: () =>
        whenReleased(() => form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true })),
    };
  };

  /** Puts into their fields what others have saved. */
  const take = (theirs: readonly Dispute[]) => {
    for (const { name, theirs: value } of theirs) put(name as Name, value as FieldPathValue<Values, Name>);
  };

  const { draft } = options;
  const drafted =
    draft &&
    ((make: MakeDraftedForm) =>
      make({
        draft,
        form,
        judge: (typed) => judge(schema, toPlain(typed)),
        put,
        isSecret: (name) => [...secrets].some((secret) => secret === name || secret.startsWith(`${name}.`)),
        shown: () => [...labels.keys()],
        onOutdated: ({ disputes, unseen }) => {
          take(unseen);
          if (disputes.length > 0) setRefused({ question: { about: 'draft', disputes, choose: take } });
        },
      }));

  const begin = (others: Values) => {
    setRefused({});
    form.reset(others);
  };

  const refuse = ({ fields, message }: Refusal) => {
    const shown = Object.entries(fields).filter(([name]) => elements.has(name as Name));
    const others = Object.entries(fields).filter(([name]) => !elements.has(name as Name));
    for (const [name, sentence] of shown) form.setError(name as Name, { type: fromServer, message: sentence });
    const said = [shown.length === 0 ? message : undefined, ...others.map(([, sentence]) => sentence)];
    setRefused({ sentence: said.filter(Boolean).join(' ') });
    focusFirst(shown.map(([name]) => name));
  };

  const start = () => {
    if (wasDrawn.current) return;
    wasDrawn.current = true;
    const { typed = {}, refused } = options;
    for (const [name, value] of Object.entries(typed)) put(name as Name, value as FieldPathValue<Values, Name>);
    if (refused) refuse(refused);
  };

  /** Goes on over the record as it is now, with what the person takes over from it. */
  const accept = ({ accept, present }: Conflict, theirs: readonly Dispute[]) => {
    accept();
    const now = Object.keys(form.getValues()).map((name) => [name, Reflect.get(present, name)]);
    form.reset(Object.fromEntries(now), { keepValues: true });
    take(theirs);
  };

  /** Changes of others that touch no field are no reason to ask; the same server that says so twice has another reason. */
  const meet = async (refusal: Refusal, conflict: Conflict): Promise<void> => {
    const { mergeOf } = await import('./merge');
    const merge = mergeOf([...labels.keys()], conflict.before, conflict.present, toPlain(form.getValues()));
    if (merge.disputes.length > 0) {
      refuse(refusal);
      const choose = (theirs: readonly Dispute[]) => {
        accept(conflict, [...merge.unseen, ...theirs]);
        void submit();
      };
      return setRefused(({ sentence }) => ({
        sentence,
        question: { about: 'record', disputes: merge.disputes, choose },
      }));
    }
    if (sentAgain.current) return refuse(refusal);
    sentAgain.current = true;
    accept(conflict, merge.unseen);
    await send();
  };

  const attempt = async (output: Output): Promise<Refusal | undefined> => {
    try {
      return (await onSubmit(output)) ?? undefined;
    } catch (fault) {
      refuse({ message: t(formsMessages.failed), fields: {} });
      throw fault;
    }
  };

  const send = form.handleSubmit(
    async ({ output }) => {
      const refusal = await attempt(output);
      if (refusal?.conflict) return meet(refusal, refusal.conflict);
      if (refusal) return refuse(refusal);
      form.reset(form.getValues(), { keepValues: true });
    },
    () => {
      setRefused({ issues: [...issues.current].flatMap(([name, issue]) => (elements.has(name as Name) ? [] : issue)) });
      focusFirst(issues.current.keys());
    },
  );

  const waitForSideWork = async () => {
    setHeld(true);
    await sideWork.settled();
    setHeld(false);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    sentAgain.current = false;
    setRefused({});
    try {
      if (sideWork.isUnderWay()) await waitForSideWork();
      if (gone.current) return;
      if (sideWork.hasFailed()) return refuse({ message: t(formsMessages.unfinished), fields: {} });
      for (const name of labels.keys()) normaliseField(name);
      await send();
    } finally {
      underWay.current = false;
    }
  };

  const follow = useEffectEvent((changed: string | undefined) => {
    if (changed === undefined || drawn.has(changed as Name)) draw();
    // Of a field that was not left yet, nobody else takes back what the server said.
    if (changed !== undefined && form.getFieldState(changed as Name).error?.type === fromServer)
      form.clearErrors(changed as Name);
    const judgement = judge(schema, toPlain(form.getValues()));
    const stale = [...labels.keys()].filter((name) => {
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

  // A hidden page takes effects back as a closed one does; only an insertion effect tells the two apart.
  useInsertionEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const { question } = refused;
  const sentences = [refused.sentence, ...(refused.issues ?? []).map((issue) => say(issue, String(issue.path ?? '')))];

  return {
    id,
    field: (name, label) => {
      const { ref, onBlur, ...registered } = form.register(name);
      const attachOwn = attach(name);
      return {
        ...registered,
        ...propsOf(name, label),
        ref: (element) => {
          ref(element);
          attachOwn(element);
        },
        onBlur: async (event) => {
          whenReleased(() => {
            normaliseField(name);
            void onBlur(event);
          });
        },
      };
    },
    choice: (name, label) => ({
      ...valueProps(name, label),
      value: form.getValues(name),
      onValueChange: (value) => put(name, value as FieldPathValue<Values, typeof name>),
    }),
    toggle: (name, label) => ({
      ...valueProps(name, label),
      checked: Boolean(form.getValues(name)),
      onCheckedChange: (checked) => put(name, checked as FieldPathValue<Values, typeof name>),
    }),
    start,
    read: (name) => form.getValues(name),
    set: put,
    refuse,
    reset: () => begin(values),
    begin,
    submit,
    dirty: isDirty,
    busy: isSubmitting || held,
    held,
    sideWork,
    refusal: sentences.filter(Boolean).join(' ') || undefined,
    draft: drafted,
    conflict: question && {
      ...question,
      labels,
      elements,
      shown: options.shown,
      giveUp: () => setRefused(({ sentence }) => ({ sentence })),
      choose: (theirs) => {
        setRefused(({ sentence }) => ({ sentence }));
        question.choose(theirs);
      },
    },
    control: form.control as unknown as Control<Values>,
  };
}

/** Why the form was not taken. */
interface Refused {
  sentence?: string | undefined;
  issues?: readonly StandardIssue[];
  question?: Pick<FormConflict, 'about' | 'disputes' | 'choose'>;
}

const codeOf = ({ code }: StandardIssue): string => code ?? 'invalid';

function toErrors<Values extends FieldValues>(issues: ReadonlyMap<string, StandardIssue>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, issue] of issues) setIn(errors, name, { type: codeOf(issue), message: issue.message });
  return errors;
}

/** Whether what is typed here must never be kept: passwords, codes for one time, cards. */
const isSecret = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|^cc-/.test(element.autocomplete));
