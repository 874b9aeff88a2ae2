/** A global symbol, because two consoles of a document may come from different builds. */
const mark = Symbol.for('console.document');

/** Claims title, look and language of the document for the first console in it; returns a function that releases them, or undefined if another console has them. */
export function claimDocument(target: Document = document): (() => void) | undefined {
  if (Reflect.get(target, mark)) return undefined;
  Reflect.set(target, mark, true);
  return () => void Reflect.deleteProperty(target, mark);
}
