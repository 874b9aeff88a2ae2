/** Port: the number of this window's logins that wait for a retry. */
export interface Turn {
  waiting: number;
}
