/* @__NO_SIDE_EFFECTS__ */
const rightsOf = <Subject extends string, Action extends string>(subject: Subject, ...actions: Action[]) =>
  actions.map((action) => `${action}:${subject}` as const);

/** Every permission that a role can grant; `manage:order` includes all orders. */
export const permissions = [
  ...rightsOf('system', 'read', 'write', 'delete'),
  ...rightsOf('order', 'read', 'write', 'manage', 'accept', 'collect', 'depart', 'arrive', 'deliver', 'sign'),
  ...rightsOf('order', 'hold', 'report', 'resume', 'return', 'assign', 'price'),
  ...rightsOf('phone', 'read', 'reveal'),
  ...rightsOf('promotion', 'read', 'manage', 'withdraw', 'settle'),
  ...rightsOf('table', 'read', 'write', 'delete'),
  ...rightsOf('audit', 'read'),
];

/** The name of a right. */
export type Permission = (typeof permissions)[number];

/** The rules of one part of the platform, which name no other rights. */
export type Rights = Record<string, readonly { permission?: readonly Permission[]; [part: string]: unknown }[]>;
