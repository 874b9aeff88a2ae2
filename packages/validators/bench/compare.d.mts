export interface VectorList {
  source: { title: string; address: string; version: string; licence: string };
  good: string[];
  bad: string[];
  /** Values that a rule of this package judges otherwise, with the reason. */
  differs: Record<string, string>;
}

export interface Vectors {
  rule: string;
  lists: VectorList[];
  /** The rule of any-rule for the same, and which of all values it accepts. */
  anyRule?: { title: string; accepts: string[] };
}

export interface Comparison {
  rule: string;
  values: number;
  ours: number;
  theirs: number | undefined;
  anyRule: number | undefined;
  sources: string[];
}

export function readVectors(): Vectors[];
export function compare(predicates: Record<string, (value: unknown) => boolean>): Comparison[];
