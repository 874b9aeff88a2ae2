import type { Loading } from '../../feedback/create-loading';

/** Turns the client's busy and idle into one open loading indicator. */
export function followBusy(loading: Loading): (busy: boolean) => void {
  let end = () => {};
  return (busy) => {
    end();
    end = busy ? loading.begin() : () => {};
  };
}
