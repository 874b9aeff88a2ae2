/** Creates each value once: the first result of `make`, for the life of the holder. @beta */
export type Once = <Made, Given extends readonly unknown[]>(make: (...given: Given) => Made, ...given: Given) => Made;

/** Creates a holder of things that are made when they are first wanted. */
export function createOnce(): Once {
  const made = new Map<unknown, unknown>();
  return <Made, Given extends readonly unknown[]>(make: (...given: Given) => Made, ...given: Given) => {
    if (!made.has(make)) made.set(make, make(...given));
    return made.get(make) as Made;
  };
}
