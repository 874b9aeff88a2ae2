/** Port: the question for another login while the page stays. `asked`: it is on screen and calls wait. `refused`: the person would not. */
export interface Reentry {
  phase: 'none' | 'asked' | 'refused';
}
