import { email, type Infer, minLength, mobile, object, optional, pipe, string } from '@waybill/validators';

/** The schema of the recipes that take one as it is: any library that knows Standard Schema does. */
export const contact = object({
  name: pipe(string(), minLength(2)),
  mobile: mobile(),
  email: optional(email()),
});

export type Contact = Infer<typeof contact>;
