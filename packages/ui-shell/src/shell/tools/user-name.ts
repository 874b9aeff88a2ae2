/** The name of a user with the note of the login. */
export const withNote = (username: string, note: string | undefined): string =>
  note ? `${username} (${note})` : username;
