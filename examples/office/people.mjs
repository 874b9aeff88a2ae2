/** The accounts. */
export const people = { ann: { password: 'ann-demo', username: 'Ann', roles: ['Editor'] } };
/** Names by token. */
export const sessions = new Map();
/** Whether name and password are somebody's. */
export const isPerson = ({ username, password }) =>
  Object.hasOwn(people, username) && people[username].password === password;

/** Begins a session; its token. */
export function begin(username) {
  const token = crypto.randomUUID();
  sessions.set(token, username);
  return token;
}
