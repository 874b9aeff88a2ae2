/** Every right that a role can give; `manage:order` opens the orders of everybody. */
export const permissions = [
  'read:system',
  'write:system',
  'delete:system',
  'read:order',
  'write:order',
  'manage:order',
  'accept:order',
  'collect:order',
  'depart:order',
  'arrive:order',
  'deliver:order',
  'sign:order',
  'hold:order',
  'report:order',
  'resume:order',
  'return:order',
  'assign:order',
  'price:order',
  'read:phone',
  'reveal:phone',
  'read:promotion',
  'manage:promotion',
  'withdraw:promotion',
  'settle:promotion',
  'read:table',
  'write:table',
  'delete:table',
  'read:audit',
] as const;

/** The name of a right. */
export type Permission = (typeof permissions)[number];

interface Rule {
  readonly permission?: readonly Permission[];
  readonly mode?: 'allOf';
  readonly where: object;
  readonly when?: object;
  readonly fields?: readonly string[];
}

/** The rules of one part of the platform, which name no other rights. */
export type Rights = Readonly<Record<string, readonly Rule[]>>;
