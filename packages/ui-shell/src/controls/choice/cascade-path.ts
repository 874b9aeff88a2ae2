/** A place in a tree of places: a province with its cities, a city with its districts. @public */
export interface CascadeOption {
  value: string;
  label: string;
  disabled?: boolean;
  children?: readonly CascadeOption[];
}

/** The lists beside each other while a path is gone along: the first level, and the children of each part of it. */
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

/** The labels of a path, as far as the options know it. */
export function labelsOf(options: readonly CascadeOption[], path: readonly string[]): string[] {
  const columns = columnsOf(options, path);
  return path.map((part, level) => columns[level]?.find(({ value }) => value === part)?.label ?? part);
}
