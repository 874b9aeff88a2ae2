/** Port: the dialog for another login over the page. `asked`: it is open and calls wait. `refused`: the user declined. */
export interface Reentry {
  phase: 'none' | 'asked' | 'refused';
}
