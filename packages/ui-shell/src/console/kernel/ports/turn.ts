/** Port: the number of this window's logins that wait for a retry. */
export interface LoginQueueState {
  waiting: number;
}
