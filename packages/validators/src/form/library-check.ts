import type { Issue } from '../messages/issue';
import { toIssue } from '../messages/to-issue';
import type { Wording } from '../messages/to-message';
import type { ArkContext, Check, ValibotDataset, ZodPayload } from './library-types';
import { createRun, LATER } from './run';
import type { Schema } from './schema';

/** An issue with its message, whose path the other library may change. */
type Worded = Issue & { readonly message: string; readonly path: PropertyKey[] };

export function toCheck<Value>(run: Schema<Value>['~run'], wording: Wording): Check<Value> {
  const ask = (value: unknown, language: Wording['language'] = wording.language ?? 'en') => {
    const own = createRun();
    if (run(value, own) === LATER) throw new TypeError('check: the schema has an asynchronous check.');
    return own.issues.map((finding) => toIssue(finding, { ...wording, language }) as Worded);
  };
  function check(input: unknown, context?: ArkContext): boolean {
    if (context) {
      const issues = ask(input);
      for (const { message, path } of issues) context.reject({ message, relativePath: path });
      return issues.length === 0;
    }
    const { value, issues } = input as ZodPayload;
    for (const { code, params, message, path } of ask(value))
      issues.push({ code: 'custom', input: value, message, path, params: { ...params, code }, continue: true });
    return true;
  }
  const action = {
    kind: 'validation',
    type: 'waybill',
    reference: (): Check<Value> => whole,
    expects: null,
    async: false,
    '~run': (
      dataset: { typed: boolean; value: unknown; issues?: unknown },
      { lang }: { readonly lang?: string | undefined },
    ) => {
      const found = !dataset.typed ? [] : ask(dataset.value, lang ? (/^zh/.test(lang) ? 'zh' : 'en') : undefined);
      if (found.length === 0) return dataset as ValibotDataset<Value>;
      const issues = found.map(({ code, params, message, path }) => ({
        kind: 'validation',
        type: code,
        input: dataset.value,
        expected: null,
        received: typeof dataset.value,
        message,
        requirement: params,
        ...(path.length > 0 && {
          path: path.map((key) => ({ type: 'unknown', origin: 'value', input: dataset.value, key, value: undefined })),
        }),
      }));
      return { ...dataset, issues: [...((dataset.issues as unknown[]) ?? []), ...issues] } as ValibotDataset<Value>;
    },
  };
  const whole = Object.assign(check, action) as Check<Value>;
  return whole;
}
