/** By a name that all copies of this module share: two consoles of one document may come from two builds. */
const mark = Symbol.for('console.document');

/**
 * Whether title, look and language of a document are this console's: those of the first that is started in it. Undefined where another one has them, else
 * what gives them back.
 */
export function claimDocument(own: Document = document): (() => void) | undefined {
  if (Reflect.get(own, mark)) return undefined;
  Reflect.set(own, mark, true);
  return () => void Reflect.deleteProperty(own, mark);
}
