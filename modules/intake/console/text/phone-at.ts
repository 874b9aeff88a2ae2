import { normalise } from '@waybill/validators/cn';

export interface PhoneAt {
  value: string;
  to: number;
  /** The form alone says too little: digits apart, or a number that may be of another country. */
  isLoose: boolean;
}

const forms: readonly (readonly [form: RegExp, isLoose: boolean])[] = [
  [/\(?(?:\+|00)?(?:852|853)\)?[- ]{0,2}[2-9]\d{3}[- ]?\d{4}(?!\d)/y, false],
  [/\(?(?:\+|00)?886\)?[- ]{0,2}\(?0?\)?[2-9](?:[- ]?\d){7,8}(?!\d)/y, false],
  [/(?:\(?(?:\+|00)?86\)?[- ]{0,2})?1[3-9]\d(?:[- .]{0,2}\d{4}){2}(?!\d)/y, false],
  [/1[- .]{0,2}[3-9](?:[- ._,·]{0,2}\d){9}(?![- .]?\d)/y, true],
  [/09\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)/y, true],
  [/[48]00(?:[- ]?\d){7}(?!\d)/y, false],
  [/\(?0\d{2,3}\)?[- ]?[2-8]\d{2,3}[- ]?\d{4}(?!\d)/y, false],
];
const extension = /\s?(?:-|转|分机号?|ext\.?|#)\s?\d{1,6}(?!\d)/y;

/** The phone number that stands at a place of a plain text. */
export function phoneAt(plain: string, at: number): PhoneAt | undefined {
  for (const [form, isLoose] of forms) {
    form.lastIndex = at;
    const [written] = form.exec(plain) ?? [];
    if (!written) continue;
    extension.lastIndex = at + written.length;
    const more =
      /^[048(]/.test(written) && !/^09|^\(?0?0?8[58]/.test(written) ? (extension.exec(plain)?.[0] ?? '') : '';
    return { value: phoneOf(written, written + more, isLoose), to: at + written.length + more.length, isLoose };
  }
  return undefined;
}

function phoneOf(written: string, whole: string, isLoose: boolean): string {
  const digits = written.replace(/\D/g, '');
  if (isLoose && written.startsWith('09')) return `+886${digits.slice(1)}`;
  return isLoose ? digits : normalise.phone(whole);
}
