import { email, type Infer, minLength, mobile, object, optional, pipe, string } from '@waybill/validators';

/** The schema of recipes that take any library of Standard Schema. */
export const contact = object({
  name: pipe(string(), minLength(2)),
  mobile: mobile(),
  email: optional(email()),
});

export type Contact = Infer<typeof contact>;
