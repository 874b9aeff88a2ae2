import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';
import { isForeignerCard } from './foreigner-card';
import { hasPassportForm } from './has-passport-form';
import { isHkMoPermit } from './hk-mo-permit';
import { isIdCard } from './id-card';
import { isResidencePermit } from './residence-permit';
import { isTaiwanPermit } from './taiwan-permit';

/** @public */
export type IdentityDocumentKind =
  | 'idCard'
  | 'passport'
  | 'hkMoPermit'
  | 'taiwanPermit'
  | 'residencePermit'
  | 'foreignerCard';

/** @public */
export interface IdentityDocumentOptions {
  /** The accepted documents. Default all, for example `['idCard', 'passport']`. */
  kinds?: readonly IdentityDocumentKind[];
}

/** Whether a string is the number of an identity document in China: of any kind, or of the given kinds. Passports of any issuer. @public */
export function isIdentityDocument(value: unknown, options?: IdentityDocumentOptions): boolean {
  const asks: Record<IdentityDocumentKind, (value: unknown) => boolean> = {
    idCard: isIdCard,
    passport: hasPassportForm,
    hkMoPermit: isHkMoPermit,
    taiwanPermit: isTaiwanPermit,
    residencePermit: isResidencePermit,
    foreignerCard: isForeignerCard,
  };
  const kinds: readonly string[] | undefined = options?.kinds;
  return Object.entries(asks).some(([kind, ask]) => (kinds ?? [kind]).includes(kind) && ask(value));
}

/** Accepts what `isIdentityDocument` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const identityDocument = (options?: IdentityDocumentOptions): Schema<string> =>
  format(
    'identityDocument',
    (value) => isIdentityDocument(value, options),
    matching('cn-identity-document', /^[A-Z\d]{5,17}[A-Za-z\d]?$/, PARTIAL),
  );

export const examples = (): Examples => [
  { good: ['11010519491231002X', 'E12345678', 'H12345678'], bad: ['110105194912310021', ''] },
  { args: [{ kinds: ['idCard'] }], good: ['11010519491231002X'], bad: ['E12345678'] },
];
