import { describe, expect, it } from 'vitest';
import { email as emailSchema } from '../contact/email';
import { maxItems } from '../list/max-items';
import { en } from '../messages/core-catalogues';
import { required } from '../presence/required';
import { minLength } from '../text/min-length';
import { integer } from '../type/integer';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { check } from './check';
import { lazy } from './lazy';
import { object } from './object';
import { optional } from './optional';
import { pipe } from './pipe';
import { sameAs } from './same-as';
import type { Schema } from './schema';
import { strictObject } from './strict-object';
import { validate, validateAsync } from './validate';
import { withCode } from './with-code';

const order = object({
  number: string(),
  contact: object({ name: pipe(string(), required()), email: optional(emailSchema()) }),
  vehicles: pipe(array(object({ kind: string(), wheels: integer() })), maxItems(3)),
});

function paths(schema: Schema<unknown>, value: unknown): string[] {
  const result = validate(schema, value);
  return result.ok ? [] : result.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`);
}

describe('objects and lists inside one another', () => {
  it('give back a copy of the named fields', () => {
    const value = {
      number: 'W-1',
      contact: { name: 'Li', extra: 1 },
      vehicles: [{ kind: 'e-bike', wheels: 2 }],
      more: true,
    };
    expect(validate(order, value)).toEqual({
      ok: true,
      value: { number: 'W-1', contact: { name: 'Li' }, vehicles: [{ kind: 'e-bike', wheels: 2 }] },
    });
  });

  it('report the path of each issue', () => {
    const value = {
      number: 1,
      contact: { name: '', email: 'x' },
      vehicles: [{ kind: 'e-bike', wheels: 2 }, { kind: 'trike' }, null],
    };
    expect(paths(order, value)).toEqual([
      'number: string',
      'contact.name: required',
      'contact.email: email',
      'vehicles.1.wheels: required',
      'vehicles.2: required',
    ]);
  });

  it('keep a symbol or a number in the path as it is', () => {
    const result = validate(array(string()), ['a', 1]);
    expect(!result.ok && result.issues[0]?.path).toEqual([1]);
  });

  it('refuse unknown keys only on request, each by name', () => {
    const strict = strictObject({ a: string() });
    expect(paths(strict, { a: '', b: 1, c: 2 })).toEqual(['b: unknownKey', 'c: unknownKey']);
    expect(paths(object({ a: string() }), { a: '', b: 1 })).toEqual([]);
  });
});

describe('hostile objects', () => {
  it('cannot pollute a prototype through a __proto__ key', () => {
    const hostile: unknown = JSON.parse(
      '{"a":"1","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    const result = validate(object({ a: string() }), hostile);
    expect(result).toEqual({ ok: true, value: { a: '1' } });
    expect(result.ok && Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('keep a __proto__ field of the shape as a plain field', () => {
    const schema = object({ ['__proto__']: object({ a: string() }) });
    const result = validate(schema, JSON.parse('{"__proto__":{"a":"1"}}'));
    expect(result.ok && Object.keys(result.value)).toEqual(['__proto__']);
    expect(result.ok && Object.getPrototypeOf(result.value)).toBe(Object.prototype);
  });

  it('have only their own properties read', () => {
    const schema = object({ constructor: optional(string()), toString: optional(string()) });
    expect(validate(schema, {})).toEqual({ ok: true, value: {} });
    expect(paths(object({ a: string() }), Object.create({ a: 'inherited' }))).toEqual(['a: required']);
  });

  it('whose property throws give the issue unreadable at that property', () => {
    const value = Object.defineProperty({ b: 1 }, 'a', {
      get() {
        throw new Error('hostile');
      },
    });
    expect(paths(object({ a: string(), b: number() }), value)).toEqual(['a: unreadable']);
  });

  it('that contain themselves end with tooDeep', () => {
    interface Node {
      next?: Node | undefined;
    }
    const node: Schema<Node> = object({ next: optional(lazy(() => node)) });
    const value: Node = {};
    value.next = value;
    expect(paths(node, value)).toEqual(['next.next: tooDeep']);
    expect(validate(node, { next: { next: {} } })).toEqual({ ok: true, value: { next: { next: {} } } });
  });

  it('that are deeper than 64 levels end with tooDeep', () => {
    interface Node {
      next?: Node | undefined;
    }
    const node: Schema<Node> = object({ next: optional(lazy(() => node)) });
    const nest = (levels: number) => Array.from({ length: levels }).reduce<Node>((next) => ({ next }), {});
    expect(validate(node, nest(64)).ok).toBe(true);
    const result = validate(node, nest(100_000));
    expect(result.ok ? [] : result.issues.map((issue) => [issue.code, issue.path.length])).toEqual([['tooDeep', 65]]);
  });

  it('may hold the same object twice side by side', () => {
    interface Node {
      left?: Node | undefined;
      right?: Node | undefined;
    }
    const node: Schema<Node> = object({ left: optional(lazy(() => node)), right: optional(lazy(() => node)) });
    const leaf = {};
    expect(validate(node, { left: leaf, right: leaf }).ok).toBe(true);
  });
});

describe('very many issues', () => {
  const many = 150_000;
  const list = pipe(array(string()), maxItems(1));
  const numbers = Array(many).fill(1);

  it('are all reported by a list in a pipe', () => {
    const result = validate(list, numbers, { stopAt: 'field' });
    expect(!result.ok && result.issues.length).toBe(many);
  });

  it('are all reported after an asynchronous question', async () => {
    const result = await validateAsync(
      pipe(
        check(async () => true),
        list,
      ),
      numbers,
    );
    expect(!result.ok && result.issues.length).toBe(many);
  });

  it('are all reported for unknown keys, to a form library too', async () => {
    const form = pipe(strictObject({}), required());
    const strays = Object.fromEntries(Array.from({ length: many }, (_, at) => [`key${at}`, at]));
    const { issues } = (await form['~standard'].validate(strays)) as { issues: unknown[] };
    expect(issues).toHaveLength(many);
  });
});

describe('a question across fields', () => {
  const account = pipe(
    object({ password: pipe(string(), minLength(6)), again: string() }),
    sameAs('password', 'again'),
  );

  it('puts its issue at the field it names', () => {
    expect(paths(account, { password: 'secret1', again: 'secret2' })).toEqual(['again: sameAs']);
    expect(paths(account, { password: 'secret1', again: 'secret1' })).toEqual([]);
  });

  it('runs although a single field has an issue', () => {
    expect(paths(account, { password: 'abc', again: 'xyz' })).toEqual(['password: minLength', 'again: sameAs']);
  });

  it('does not run while a field is missing or of the wrong type', () => {
    expect(paths(account, { password: 'secret1' })).toEqual(['again: required']);
  });

  it('may be one of your own, with a code, a path and params', () => {
    const trip = pipe(
      object({ from: number(), to: number() }),
      check((value) => value.from <= value.to, { code: 'tripReversed', path: ['to'], params: { unit: 'day' } }),
    );
    expect(validate(trip, { from: 2, to: 1 })).toEqual({
      ok: false,
      issues: [{ code: 'tripReversed', path: ['to'], params: { unit: 'day' } }],
    });
  });
});

describe('a question that takes time', () => {
  const free = check<string>(async (name) => name !== 'admin', { code: 'nameTaken' });
  const form = object({ name: pipe(string(), free), other: pipe(string(), free), age: integer() });

  it('is awaited, and issues keep the order of the fields', async () => {
    const result = await validateAsync(form, { name: 'admin', other: 'admin', age: 'x' });
    expect(!result.ok && result.issues.map((issue) => issue.path.join())).toEqual(['name', 'other', 'age']);
    expect(await validateAsync(form, { name: 'a', other: 'b', age: 1 })).toEqual({
      ok: true,
      value: { name: 'a', other: 'b', age: 1 },
    });
  });

  it('runs for all fields and items side by side', async () => {
    let running = 0;
    let most = 0;
    const slow = check<string>(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return true;
    });
    await validateAsync(array(pipe(string(), slow)), ['a', 'b', 'c']);
    expect(most).toBe(3);
  });

  it('does not run if an earlier rule has refused the type', async () => {
    let calls = 0;
    const schema = pipe(
      string(),
      check(async () => {
        calls += 1;
        return true;
      }),
    );
    await validateAsync(schema, 5);
    expect(calls).toBe(0);
  });

  it('makes validate throw, with the name of the function to call', () => {
    expect(() => validate(form, { name: 'a', other: 'b', age: 1 })).toThrow('call validateAsync() instead');
  });

  it('that rejects or throws gives the issue unchecked with its reason, never a wrong value', async () => {
    const reason = new Error('offline');
    const issues = [{ code: 'unchecked', path: [], params: { reason } }];
    const rejecting = check<string>(() => Promise.reject(reason));
    const throwing = check<string>(() => {
      throw reason;
    });
    expect(await validateAsync(rejecting, 'a')).toEqual({ ok: false, issues });
    expect(validate(throwing, 'a')).toEqual({ ok: false, issues });
  });
});

describe('stopping', () => {
  const form = object({
    name: pipe(
      string(),
      minLength(3),
      check((value) => value !== 'x'),
    ),
    list: array(string()),
    age: integer(),
  });
  const wrong = { name: 'x', list: [1, 2], age: 'x' };
  const issuesOf = (stopAt: 'first' | 'field' | 'never') => {
    const result = validate(form, wrong, { stopAt });
    return result.ok ? [] : result.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  };

  it('is off by default', () => {
    expect(issuesOf('never')).toEqual([
      'name: minLength',
      'name: invalid',
      'list.0: string',
      'list.1: string',
      'age: integer',
    ]);
    expect(issuesOf('never')).toEqual(paths(form, wrong));
  });

  it('happens at the first issue of each field', () => {
    expect(issuesOf('field')).toEqual(['name: minLength', 'list.0: string', 'list.1: string', 'age: integer']);
  });

  it('happens at the first issue of all', () => {
    expect(issuesOf('first')).toEqual(['name: minLength']);
  });

  it('at the first issue runs the slow checks one by one', async () => {
    const checked: string[] = [];
    const slow = check<string>(async (value) => {
      checked.push(value);
      return value !== 'bad';
    });
    const result = await validateAsync(array(pipe(string(), slow)), ['ok', 'bad', 'never'], { stopAt: 'first' });
    expect(checked).toEqual(['ok', 'bad']);
    expect(!result.ok && result.issues.length).toBe(1);
  });
});

describe('withCode', () => {
  it('gives every issue another code and keeps path and params', () => {
    expect(validate(withCode(minLength(6), 'loginPassword'), 'abc')).toEqual({
      ok: false,
      issues: [{ code: 'loginPassword', path: [], params: { min: 6 } }],
    });
  });
});

describe('very large and very deep values', () => {
  it('of more than a million places are refused, not walked through', () => {
    const sparse: unknown[] = [];
    sparse.length = 2 ** 32 - 1;
    const lying = new Proxy([], { get: (list, key) => (key === 'length' ? 2 ** 32 : Reflect.get(list, key)) });
    for (const value of [sparse, lying]) {
      expect(paths(array(), value)).toEqual([': tooLong']);
      expect(paths(array(string()), value)).toEqual([': tooLong']);
    }
  });

  it('say at each hole of a list that an item is missing', () => {
    const sparse = ['a'];
    sparse[3] = 'd';
    expect(paths(array(string()), sparse)).toEqual(['1: required', '2: required']);
    expect(validate(array(optional(string())), sparse)).toEqual({ ok: true, value: ['a', undefined, undefined, 'd'] });
  });

  it('have nothing inherited read in place of a hole', () => {
    const list = Object.setPrototypeOf([], Object.assign(Object.create(Array.prototype), { 0: 'inherited' }));
    list.length = 1;
    expect(paths(array(string()), list)).toEqual(['0: required']);
  });

  it('that go 3,000 levels down give a sentence, not a full stack', async () => {
    const levels = 3_000;
    let objects: Schema<unknown> = string();
    let lists: Schema<unknown> = string();
    let later: Schema<unknown> = check(async () => true);
    let deep: unknown = 'a';
    let nested: unknown = 'a';
    for (let level = 0; level < levels; level += 1) {
      objects = object({ a: optional(pipe(objects, required())) });
      lists = array(lists);
      later = object({ a: later });
      deep = { a: deep };
      nested = [nested];
    }
    for (const [schema, value] of [
      [objects, deep],
      [lists, nested],
      [later, deep],
    ] as const) {
      const result = await validateAsync(schema, value, { messages: en });
      expect(!result.ok && result.issues.map(({ code, message }) => [code, message])).toEqual([
        ['tooDeep', 'There are too many levels inside one another'],
      ]);
    }
  });

  it('may be deep without being too deep, also where a question takes time', async () => {
    let schema: Schema<unknown> = check(async () => true);
    let value: unknown = 'a';
    for (let level = 0; level < 400; level += 1) {
      schema = object({ a: schema });
      value = { a: value };
    }
    expect((await validateAsync(schema, value)).ok).toBe(true);
  });
});

describe('a property that is read', () => {
  it('is read once, whatever its second value', () => {
    let reads = 0;
    const value = {
      get a() {
        reads += 1;
        return reads === 1 ? 'text' : 7;
      },
    };
    expect(validate(object({ a: string() }), value)).toEqual({ ok: true, value: { a: 'text' } });
    expect(reads).toBe(1);
  });

  it('behind a proxy that throws is unreadable, in objects and in lists', () => {
    const thrower = (target: object) =>
      new Proxy(target, {
        getOwnPropertyDescriptor: () => {
          throw new Error('hostile');
        },
      });
    expect(paths(object({ a: string() }), thrower({ a: 'x' }))).toEqual(['a: unreadable']);
    expect(paths(array(string()), thrower(['x']))).toEqual(['0: unreadable']);
  });
});

describe('from the first question on that takes time', () => {
  const slow = check<unknown>(async () => true);
  const no = check<unknown>(async () => false, { code: 'no' });

  it('issues keep the order of fields and items, before and after it', async () => {
    const schema = object({
      early: string(),
      list: array(object({ a: string(), b: pipe(string(), minLength(2), no), c: string() })),
      late: string(),
    });
    const result = await validateAsync(schema, { early: 1, list: [{ a: 1, b: 'x', c: 2 }, { a: 'a' }], late: 3 });
    expect(!result.ok && result.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)).toEqual([
      'early: string',
      'list.0.a: string',
      'list.0.b: minLength',
      'list.0.b: no',
      'list.0.c: string',
      'list.1.b: required',
      'list.1.c: required',
      'late: string',
    ]);
  });

  it('a pipe passes the value on, and withCode renames later issues', async () => {
    const schema = withCode(pipe(object({ a: pipe(string(), slow) }), no), 'mine');
    const result = await validateAsync(schema, { a: 'x', b: 1 });
    expect(!result.ok && result.issues.map(({ code }) => code)).toEqual(['mine']);
    expect(await validateAsync(pipe(object({ a: pipe(string(), slow) }), slow), { a: 'x', b: 1 })).toEqual({
      ok: true,
      value: { a: 'x' },
    });
  });

  it('a __proto__ key stays a plain one', async () => {
    const schema = object({ ['__proto__']: pipe(object({ a: string() }), slow) });
    const result = await validateAsync(schema, JSON.parse('{"__proto__":{"a":"1"}}'));
    expect(result.ok && Object.keys(result.value)).toEqual(['__proto__']);
  });
});
