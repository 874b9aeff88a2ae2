import { describe, expect, it } from 'vitest';
import { itemsRange } from '../list/items-range';
import { url } from '../network/url';
import { notEmpty } from '../presence/not-empty';
import { required } from '../presence/required';
import { oneOf } from '../text/one-of';
import { pattern } from '../text/pattern';
import { date } from '../type/date';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { object } from './object';
import { optional, orEmpty } from './optional';
import { pipe } from './pipe';
import type { Schema } from './schema';
import { validate } from './validate';

const requiredList = pipe(array(), required());
const optionalList = orEmpty(array(string()));
const requiredText = pipe(string(), required());
const someDigits = orEmpty(pattern(/^\d+$/));

/** The situations of the async-validator suite with our rules: the issues that a form shows for a field's value. */
const cases: [situation: string, schema: Schema<unknown>, value: unknown, code: string | undefined][] = [
  ['a list that is text', array(), '', 'array'],
  ['a required list that is text', requiredList, '', 'array'],
  ['an empty list', array(), [], undefined],
  ['a required list that is empty', requiredList, [], 'required'],
  ['a list that may be missing', optionalList, undefined, undefined],
  ['a required list that is missing', requiredList, undefined, 'required'],
  ['a required list that is null', requiredList, null, 'required'],
  ['a required list of one item', requiredList, [1], undefined],
  ['a list shorter than its range', pipe(array(), itemsRange(1, 3)), [], 'itemsRange'],
  ['a list longer than its range', pipe(array(), itemsRange(1, 3)), [1, 2, 3, 4], 'itemsRange'],
  ['a required date that is missing', date(), undefined, 'required'],
  ['a date that is an object', date(), {}, 'date'],
  ['a value outside the choices', oneOf([true]), false, 'oneOf'],
  ['a number that is text', number(), '1', 'number'],
  ['a number that may be missing', optional(number()), undefined, undefined],
  ['a number whose input was left empty', orEmpty(number()), '', undefined],
  ['a required number that is missing', number(), undefined, 'required'],
  ['a required object that is text', object({}), '', 'object'],
  ['a pattern for an input left empty', someDigits, '', undefined],
  ['a pattern for null', someDigits, null, undefined],
  ['a pattern for nothing', someDigits, undefined, undefined],
  ['a pattern for a blank', someDigits, ' ', 'pattern'],
  ['required text that is empty', requiredText, '', 'required'],
  ['required text that is missing', requiredText, undefined, 'required'],
  ['required text that is null', requiredText, null, 'required'],
  ['required text of one blank', requiredText, ' ', undefined],
  ['text that cannot be empty and is a blank', pipe(string(), notEmpty()), ' ', 'notEmpty'],
  ['a required number that is there', required(), 1, undefined],
  ['an address left empty', orEmpty(url()), '', undefined],
  ['an address at an IP', url(), 'http://10.218.136.29/talent-tree/src/index.html', undefined],
  ['a required address that is empty', pipe(required(), url()), '', 'required'],
  ['an address with a query', url(), 'http://www.taobao.com/abc?a=a', undefined],
  ['an address with a fragment', url(), 'http://www.taobao.com/abc#!abc', undefined],
  ['an address with several hyphens', url(), 'https://www.tao---bao.com', undefined],
  ['an address with blanks', url(), 'http://www.taobao.com/abc?abc=%23&b=  a~c#abc    ', 'url'],
];

describe('the issues of a form for [form-defaults]', () => {
  it.each(cases)('%s', (_, schema, value, code) => {
    const result = validate(schema, value);
    expect(result.ok ? undefined : result.issues.map((issue) => issue.code)).toEqual(code && [code]);
  });
});
