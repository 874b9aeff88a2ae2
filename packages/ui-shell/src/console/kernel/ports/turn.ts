/** Port: how many logins of this window wait because the server has told them to come again in a moment. */
export interface Turn {
  waiting: number;
}
