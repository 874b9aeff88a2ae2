/** A demo account with its documented password. */
export interface DemoAccount {
  username: string;
  password: string;
  phone: string;
  roles: readonly string[];
  permissions: readonly string[];
}
