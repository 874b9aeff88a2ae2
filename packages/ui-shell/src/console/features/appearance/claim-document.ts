/** By a name that all copies of this module share: two consoles of one document may come from two builds. */
const mark = Symbol.for('console.document');

/** Claims title, look and language of the document for the first console in it; returns a function that releases them, or undefined if another console has them. */
export function claimDocument(own: Document = document): (() => void) | undefined {
  if (Reflect.get(own, mark)) return undefined;
  Reflect.set(own, mark, true);
  return () => void Reflect.deleteProperty(own, mark);
}
