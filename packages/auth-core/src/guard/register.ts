/** The `permission` and `role` names that an app's guards may use: `declare module '@waybill/auth-core' { interface Register { role: 'Editor' } }`. @public */
export interface Register {
  readonly [part: string]: unknown;
}

/** The registered names of a kind, else any text. @public */
export type Registered<Kind extends string> = unknown extends Register[Kind] ? string : Extract<Register[Kind], string>;
