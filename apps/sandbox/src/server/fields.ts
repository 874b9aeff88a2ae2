import { CallFailure } from './call-failure';
import type { Payload } from './payload';

export interface TextRule {
  /** Least number of characters; 1 unless given, 0 allows an empty text. */
  min?: number;
  /** Greatest number of characters; 200 unless given. */
  max?: number;
  pattern?: RegExp;
  /** Used when the field is absent, instead of failing. */
  fallback?: string;
}

/** Reads a text field, trimmed; throws `CallFailure` 400 with the field's name when it breaks the rule. */
export function readText(payload: Payload, field: string, rule: TextRule = {}): string {
  const { min = 1, max = 200, pattern, fallback } = rule;
  const value = ownField(payload, field);
  if ((value === undefined || value === null) && fallback !== undefined) return fallback;
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length < min || text.length > max || (pattern && !pattern.test(text))) throw badField(field);
  // SQLite ends a text there, which makes of '%\0%' a pattern that matches everything.
  if (text.includes('\0')) throw badField(field);
  return text;
}

/** Reads a password as it was typed, 6 to 128 characters; throws `CallFailure` 400. */
export function readPassword(payload: Payload, field = 'password'): string {
  const value = ownField(payload, field);
  if (typeof value !== 'string' || value.length < 6 || value.length > 128) throw badField(field);
  return value;
}

export interface NumberRule {
  min: number;
  max: number;
  integer?: boolean;
  fallback?: number;
}

/** Reads a number or its decimal text; throws `CallFailure` 400 with the field's name when it breaks the rule. */
export function readNumber(payload: Payload, field: string, rule: NumberRule): number {
  const value = ownField(payload, field);
  if ((value === undefined || value === null || value === '') && rule.fallback !== undefined) return rule.fallback;
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof figure !== 'number' || !Number.isFinite(figure)) throw badField(field);
  if (figure < rule.min || figure > rule.max || (rule.integer && !Number.isInteger(figure))) throw badField(field);
  return figure;
}

/** Reads one of a closed list of words; throws `CallFailure` 400. */
export function readChoice<const Choice extends string>(
  payload: Payload,
  field: string,
  choices: readonly Choice[],
  fallback?: Choice,
): Choice {
  const value = ownField(payload, field);
  if ((value === undefined || value === null || value === '') && fallback !== undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw badField(field);
  return choice;
}

/** Reads true or false, also as text; throws `CallFailure` 400. */
export function readFlag(payload: Payload, field: string, fallback: boolean): boolean {
  const value = ownField(payload, field);
  if (value === undefined || value === null || value === '') return fallback;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw badField(field);
}

/** Reads the id of a row; throws `CallFailure` 400. */
export function readId(payload: Payload, field = 'id'): number {
  return readNumber(payload, field, { min: 1, max: Number.MAX_SAFE_INTEGER, integer: true });
}

/** Reads 1 to 100 ids from a list, or from a text with commas; throws `CallFailure` 400. */
export function readIds(payload: Payload, field: string): number[] {
  const value = ownField(payload, field);
  const list: unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',');
  if (list.length === 0 || list.length > 100) throw badField(field);
  return list.map((item) => readId({ [field]: item }, field));
}

/** Reads what a form sent: a field that is wrong is named in `data.fields` too, so that the form can say it there. */
export function readForm<Fields>(read: () => Fields): Fields {
  try {
    return read();
  } catch (error) {
    const field = error instanceof CallFailure ? error.options.values?.field : undefined;
    if (typeof field !== 'string') throw error;
    throw new CallFailure(400, 'badField', { values: { field }, field });
  }
}

/** A mobile number of mainland China: 11 digits starting with 1. */
export const phonePattern = /^1\d{10}$/;

function ownField(payload: Payload, field: string): unknown {
  return Object.hasOwn(payload, field) ? payload[field] : undefined;
}

/** The refusal of a field, which it names. */
export function badField(field: string): CallFailure {
  return new CallFailure(400, 'badField', { values: { field } });
}
