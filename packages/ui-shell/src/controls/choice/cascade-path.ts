/** A place in a tree of places: a province with its cities, a city with its districts. @public */
export interface CascadeOption {
  value: string;
  label: string;
  disabled?: boolean;
  children?: readonly CascadeOption[];
}

/** The lists of a path: the first level, and the children of each of its options. */
export function columnsOf(options: readonly CascadeOption[], path: readonly string[]): (readonly CascadeOption[])[] {
  const columns = [options];
  let level = options;
  for (const part of path) {
    const children = level.find(({ value }) => value === part)?.children;
    if (!children) break;
    columns.push(children);
    level = children;
  }
  return columns;
}

/** The labels of a path, up to the first unknown value. */
export function labelsOf(options: readonly CascadeOption[], path: readonly string[]): string[] {
  const columns = columnsOf(options, path);
  return path.map((part, level) => columns[level]?.find(({ value }) => value === part)?.label ?? part);
}
