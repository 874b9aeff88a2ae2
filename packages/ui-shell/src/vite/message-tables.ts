/** A message table found in a module of the application. */
export interface CollectedMessages {
  /** The first part of its ids. */
  readonly module: string;
  readonly ids: readonly string[];
  /** The languages of every message; Chinese and English if unreadable. */
  readonly languages: readonly string[];
  /** Whether every id is a literal. */
  readonly whole: boolean;
}

/** Finds the tables of `defineMessages('library', { … })` in a parsed module; skips tables whose module name is no literal. */
export function messageTables(program: unknown): CollectedMessages[] {
  const tables: CollectedMessages[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      if (value.type === 'CallExpression' && nameOf(value.callee) === 'defineMessages') tables.push(...tableOf(value));
      Object.values(value).forEach(visit);
    }
  };
  visit(program);
  return tables;
}

interface Node {
  type: string;
  [field: string]: unknown;
}

function tableOf({ arguments: given }: Node): CollectedMessages[] {
  const [module, texts] = given as readonly (Node | undefined)[];
  if (typeof module?.value !== 'string') return [];
  const properties = texts?.type === 'ObjectExpression' ? (texts.properties as readonly Node[]) : [undefined];
  const names = properties.map((property) => (property?.computed ? undefined : nameOf(property?.key)));
  const readable = names.filter((name) => name !== undefined);
  const ids = readable.map((name) => `${module.value}.${name}`);
  return [{ module: module.value, ids, languages: languagesOf(properties), whole: readable.length === names.length }];
}

/** The languages of every message in a table. */
function languagesOf(properties: readonly (Node | undefined)[]): readonly string[] {
  const wordings = properties.map((property) => (isNode(property?.value) ? property.value : undefined));
  const written = wordings.map((wording) =>
    wording?.type === 'ObjectExpression'
      ? (wording.properties as readonly Node[]).flatMap((each) => nameOf(each.key) ?? [])
      : ['zh', 'en'],
  );
  const [first = ['zh', 'en'], ...others] = written;
  return first.filter((language) => others.every((languages) => languages.includes(language)));
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value.name);
  return typeof value.value === 'string' ? value.value : undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
