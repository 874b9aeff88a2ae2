import {
  array,
  check,
  itemsRange,
  lengthRange,
  maxLength,
  object,
  oneOf,
  optional,
  pattern,
  pipe,
  range,
  type Schema,
  transform,
} from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { limits } from './limits';
import { notEmpty } from './rules';
import { integer, isoDate, string } from './schemas';

const mostChars = 200;

/** A text of a request of at most so many characters; it may be empty. NUL is refused, since SQLite ends a text there. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max = mostChars) => pipe(string(), maxLength(max), withoutNul);

/** A text of a request with its least and greatest number of characters, which is more than space. */
/* @__NO_SIDE_EFFECTS__ */
export const needed = (min = 1, max = mostChars) => pipe(string(), notEmpty(), lengthRange(min, max), withoutNul);

const withoutNul = pattern(/^[^\0]*$/u);

/** A text of a request without the space around it and without invisible characters. */
/* @__NO_SIDE_EFFECTS__ */
export const line = (min = 1, max = mostChars) => pipe(trimmed, lengthRange(min, max));
const trimmed = transform(pipe(string(), pattern(/^[^\0]*$/u)), normalise.prose);

/** A mobile number of mainland China: 11 digits starting with 1. */
/* @__NO_SIDE_EFFECTS__ */
export const mobile = () => pipe(string(), pattern(/^1\d{10}$/));

/** The six digits that were sent to a mobile number, or that an app shows. */
/* @__NO_SIDE_EFFECTS__ */
export const sixDigits = () => pipe(string(), pattern(/^\d{6}$/));

/** A whole number between two bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number) => pipe(integer(), range(min, max));

/** An id or a version: a whole number from 1 on. */
/* @__NO_SIDE_EFFECTS__ */
export const counted = () => whole(1, Number.MAX_SAFE_INTEGER);

/** A whole number of a query, sent as text. */
/* @__NO_SIDE_EFFECTS__ */
export const digits = (min: number, max: number) =>
  pipe(
    string(),
    pattern(/^\d{1,16}$/),
    check((value: string) => Number(value) >= min && Number(value) <= max),
  );

/** A moment: ISO 8601 with its zone. */
/* @__NO_SIDE_EFFECTS__ */
export const moment = () =>
  pipe(
    string(),
    pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/),
    check((value: string) => !Number.isNaN(Date.parse(value))),
  );

/** A list of a request, with its least and greatest number of items. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <Item, Input = Item>(item: Schema<Item, Input>, min: number, max: number) =>
  pipe(array(item), itemsRange(min, max));

/** A record that is named in an address. */
export const byId = object({ id: digits(1, Number.MAX_SAFE_INTEGER) });

/** The query fields of every list; `sorts` are the fields by which it can be sorted. */
/* @__NO_SIDE_EFFECTS__ */
export const pageQuery = <const Sort extends string>(sorts: readonly Sort[]) => ({
  page: optional(digits(1, 1_000_000)),
  pageSize: optional(digits(1, limits.perCall.pageSize)),
  sort: optional(oneOf(sorts)),
  order: optional(oneOf(['asc', 'desc'])),
});

/** Days from the first to the last, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const daysQuery = () => ({ from: optional(isoDate()), to: optional(isoDate()) });

/** The search text of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const search = () => optional(line(0, 100));

/** True or false in an address. */
/* @__NO_SIDE_EFFECTS__ */
export const flagText = () => optional(oneOf(['true', 'false']));

/** One page of a list. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item>(item: Schema<Item>) => object({ list: array(item), total: integer() });

/** The same for each of some words. */
/* @__NO_SIDE_EFFECTS__ */
export const forEach = <const Word extends string, Item>(words: readonly Word[], item: Item) =>
  Object.fromEntries(words.map((word) => [word, item])) as Record<Word, Item>;

/** The response of a call that only confirms. */
export const nothing = oneOf([null]);

/** A new password; an entered one may be shorter. */
/* @__NO_SIDE_EFFECTS__ */
export const newPassword = () => pipe(string(), lengthRange(8, 128));

/** An existing password. */
/* @__NO_SIDE_EFFECTS__ */
export const presentPassword = () => pipe(string(), lengthRange(6, 128));

/** A user name: letters, digits, `_`, `.` and `-`. */
/* @__NO_SIDE_EFFECTS__ */
export const name = (max: number) => pipe(string(), lengthRange(2, max), pattern(/^[\p{L}\p{N}_.-]+$/u));

// UTS 39, 5.1: Japanese and Korean count as one script, and Han may occur with Latin.
const scripts =
  'Latin|Cyrillic|Greek|Armenian|Georgian|Hebrew|Arabic|Thaana|Ethiopic|Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala|Thai|Lao|Tibetan|Myanmar|Khmer|Han Latin|Han Hiragana Katakana|Han Hangul|Han Bopomofo';
const isOfScripts = (value: string, names: string) =>
  new RegExp(`^[${names.replace(/\w+ ?/g, (name) => `\\p{scx=${name.trim()}}`)}0-9_.-]+$`, 'u').test(value);

/** A new user name: as a name, NFKC-normalised and of one script, so that no two names look alike. */
/* @__NO_SIDE_EFFECTS__ */
export const userName = () =>
  pipe(
    transform(string(), (value) => value.normalize('NFKC')),
    lengthRange(2, 32),
    pattern(/^[\p{L}\p{N}_.-]+$/u),
    check((value: string) => scripts.split('|').some((names) => isOfScripts(value, names))),
  );

/** The ids of some records, at most as many as one call allows. */
/* @__NO_SIDE_EFFECTS__ */
export const ids = () => list(counted(), 1, limits.perCall.records);
