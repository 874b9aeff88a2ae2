/** An account that may sign in. */
export interface Account {
  id: number;
  username: string;
  phone: string;
  /** A `data:` URL of a picture. */
  avatar: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Full access regardless of roles; no seeded account has it. */
  admin: boolean;
  /** A disabled account cannot sign in. */
  disabled: boolean;
}
