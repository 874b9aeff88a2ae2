import {
  configure,
  email,
  format,
  type Infer,
  isMobile,
  minLength,
  object,
  oneOf,
  optional,
  pipe,
  string,
  validate,
  zh,
} from '@waybill/validators';
import {
  type IdCardFacts,
  identityDocument,
  normalise,
  type PlateKind,
  parseIdCard,
  parsePlate,
} from '@waybill/validators/cn';
import { containerNumber, isIban } from '@waybill/validators/trade';

const contact = object({
  name: pipe(string(), minLength(2)),
  kind: oneOf(['sender', 'receiver']),
  email: optional(email()),
  document: identityDocument({ kinds: ['idCard'] }),
  container: containerNumber(),
  own: format('own', (value) => isMobile(value) || isIban(value)),
});

type Contact = Infer<typeof contact>;
const result = validate(contact, {}, { messages: zh });
export const kind: 'sender' | 'receiver' | undefined = result.ok ? result.value.kind : undefined;
export const name = (value: Contact): string => normalise.name(value.name) + (value.email ?? '');
export const facts: IdCardFacts | null = parseIdCard('11010519491231002X');
export const plate: PlateKind | undefined = parsePlate('京A12345')?.kind;
export const standard: 1 = configure(contact, { messages: zh })['~standard'].version;

// @ts-expect-error a kind that does not exist: proves that the types arrived and are not `any`
identityDocument({ kinds: ['library card'] });
// @ts-expect-error the value is not known to be right before it is asked
result.value.name;
