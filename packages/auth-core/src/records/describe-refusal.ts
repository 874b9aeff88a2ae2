import type { Verdict } from '../guard/verdict';
import type { FactValue } from '../guard/where';
import type { FactProblem, RecordVerdict, RuleProblem } from './record-verdict';

/** The language of a refusal, with its names for facts and values. @public */
export interface RefusalTexts {
  readonly language: 'zh' | 'en';
  /** Default: the path of the fact. */
  readonly fact?: (fact: string) => string;
  /** Default: the value itself. */
  readonly value?: (value: FactValue, fact: string) => string;
}

/** Describes a refusal as one sentence without its full stop: "the state must be pending or accepted". Of several rules it describes the nearest one; missing facts of the record are named too. Empty if nothing is refused. @public */
export function describeRefusal({ allowed, reason }: RecordVerdict, texts: RefusalTexts): string {
  if (allowed) return '';
  const { say, join } = sentences[texts.language];
  if (reason.kind === 'malformed') return say.malformed(reason.at);
  if (reason.kind !== 'refused') return say[reason.kind === 'denied' ? 'denied' : 'empty'];
  const nearest = nearestOf(reason.rules);
  if (!nearest) return say.empty;
  const parts = nearest.names
    ? [describeNames(nearest.names, texts)]
    : nearest.facts.map((problem) => describeFact(problem, texts));
  return [...new Set(parts)].join(join);
}

/** Returns the rule with the fewest problems: facts of the record before names of the person. */
export function nearestOf(rules: readonly RuleProblem[]): RuleProblem | undefined {
  return [...rules].sort((one, other) => distance(one) - distance(other))[0];
}

function distance({ names, facts }: RuleProblem): number {
  if (!names) return facts.length;
  return 1000 + (names.kind === 'rule' ? missingOf(names).length : 0);
}

type RuleReason = Extract<Verdict['reason'], { kind: 'rule' }>;

function missingOf({ mode, missing, needs }: RuleReason): readonly string[] {
  return mode === 'except' ? needs : [...missing.roles, ...missing.permissions, ...missing.names];
}

function describeNames(reason: Verdict['reason'], { language }: RefusalTexts): string {
  const { say, and, or } = sentences[language];
  if (reason.kind === 'flag') return say.flags(reason.missing.join(and));
  if (reason.kind !== 'rule') return say.empty;
  const names = missingOf(reason);
  return reason.mode === 'except'
    ? say.except(names.join(and))
    : say.names(names.join(reason.mode === 'allOf' ? and : or));
}

function describeFact({ fact, problem, test, expected }: FactProblem, texts: RefusalTexts): string {
  const { language, fact: nameOf = (path) => path, value: wordOf = String } = texts;
  const { say, or } = sentences[language];
  const name = nameOf(fact);
  if (problem === 'missing') return say.missing(name);
  if (problem === 'kind' || expected === undefined) return test === 'exists' ? say.there(name) : say.unfit(name);
  const values = (Array.isArray(expected) ? expected : [expected])
    .map((value: FactValue) => wordOf(value, fact))
    .join(or);
  if (test === 'is' || test === 'in') return (problem === 'excluded' ? say.mustNot : say.must)(name, values);
  const order = orders[test];
  if (!order) return say.unfit(name);
  return say.order(name, order[language][problem === 'excluded' ? 1 : 0], values);
}

/** Each comparison with its opposite. */
const orders: Partial<Record<string, Record<'zh' | 'en', readonly [string, string]>>> = {
  lt: { zh: ['小于', '不小于'], en: ['less than', 'at least'] },
  lte: { zh: ['不大于', '大于'], en: ['at most', 'more than'] },
  gt: { zh: ['大于', '不大于'], en: ['more than', 'at most'] },
  gte: { zh: ['不小于', '小于'], en: ['at least', 'less than'] },
};

const sentences = {
  zh: {
    join: '，且',
    and: '、',
    or: '或',
    say: {
      malformed: (at: string) => `规则有误（${at}）`,
      denied: '规则不允许',
      empty: '没有规则允许',
      names: (names: string) => `缺少权限 ${names}`,
      except: (names: string) => `同时拥有 ${names} 时不允许`,
      flags: (names: string) => `功能未按要求开启或关闭：${names}`,
      missing: (fact: string) => `缺少${fact}`,
      there: (fact: string) => `${fact}须为空`,
      unfit: (fact: string) => `${fact}不符合要求`,
      must: (fact: string, values: string) => `${fact}须为${values}`,
      mustNot: (fact: string, values: string) => `${fact}不能为${values}`,
      order: (fact: string, order: string, value: string) => `${fact}须${order} ${value}`,
    },
  },
  en: {
    join: ', and ',
    and: ' and ',
    or: ' or ',
    say: {
      malformed: (at: string) => `a rule is malformed (${at})`,
      denied: 'a rule forbids it',
      empty: 'no rule allows it',
      names: (names: string) => `it takes ${names}`,
      except: (names: string) => `it is not for those who hold ${names}`,
      flags: (names: string) => `these features are not as they must be: ${names}`,
      missing: (fact: string) => `${fact} is missing`,
      there: (fact: string) => `${fact} must be empty`,
      unfit: (fact: string) => `${fact} does not fit`,
      must: (fact: string, values: string) => `${fact} must be ${values}`,
      mustNot: (fact: string, values: string) => `${fact} must not be ${values}`,
      order: (fact: string, order: string, value: string) => `${fact} must be ${order} ${value}`,
    },
  },
} as const;
