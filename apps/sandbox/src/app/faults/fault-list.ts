import { type Fault, isFaultFor } from './fault';

/** The faults in force, oldest first. */
export interface FaultList {
  add(fault: Fault): void;
  /** Returns the oldest fault for the call and counts it, or undefined if there is no fault for it. */
  take(method: string, path: string): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

/** Creates a list of faults. */
export function createFaultList(faults: readonly Fault[] = []): FaultList {
  let present = faults.map((fault) => ({ ...fault }));
  return {
    add: (fault) => void present.push({ ...fault }),
    take(method, path) {
      const fault = present.find((candidate) => isFaultFor(candidate, method, path));
      if (fault && fault.times !== null) {
        fault.times -= 1;
        if (fault.times === 0) present = present.filter((candidate) => candidate !== fault);
      }
      return fault;
    },
    list: () => present,
    clear() {
      present = [];
    },
  };
}
