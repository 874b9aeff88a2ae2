import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';

/**
 * One Markdown page with everything a package exports: a table of values, and one of fields for each type. Ours, since TypeDoc 0.28 with its Markdown
 * plugin writes 17,500 lines for the four packages where this writes 6,000 (2026-11-22).
 */
export function apiPage(program, name, entries) {
  const checker = program.getTypeChecker();
  const parts = entries.map((file) => entryPart(program, checker, name, file));
  return `# API of \`@waybill/${name}\`\n\nMade from the types by \`npm run docs\`; changes by hand are lost.\n\n${parts.join('\n')}`;
}

function entryPart(program, checker, name, file) {
  const source = program.getSourceFile(file);
  const symbols = checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .flatMap((one) => (one.symbol.flags & ts.SymbolFlags.ValueModule ? membersOf(checker, one) : one))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const values = symbols.filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value);
  const types = symbols.filter(({ symbol }) => !(symbol.flags & ts.SymbolFlags.Value));
  const subpath = path.basename(file, '.ts');
  const lines = [`## \`@waybill/${name}${subpath === 'index' ? '' : `/${subpath}`}\``, ''];
  lines.push('| name | type | what it is |', '| --- | --- | --- |');
  for (const { name: exported, symbol } of values) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    lines.push(`| \`${exported}\` | ${code(typeText(checker, type, symbol))} | ${doc(checker, symbol)} |`);
  }
  for (const { name: exported, symbol } of types) lines.push('', ...typePart(checker, symbol, exported));
  return `${lines.join('\n')}\n`;
}

/** What a namespace such as `export * as normalise` holds, under its name. */
function membersOf(checker, { name, symbol }) {
  return checker.getExportsOfModule(symbol).map((member) => ({ name: `${name}.${member.name}`, symbol: member }));
}

function typePart(checker, symbol, name) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const lines = [`### ${name}`, ''];
  const about = doc(checker, symbol);
  if (about) lines.push(about, '');
  const own = type.getProperties().filter((property) => property.declarations?.some(isOurs));
  if (own.length === 0 || type.isUnion() || type.getCallSignatures().length > 0) {
    return [...lines, '```ts', symbol.declarations[0].getText(), '```'];
  }
  lines.push('| field | type | what it is |', '| --- | --- | --- |');
  for (const property of own) {
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    const found = checker.getTypeOfSymbolAtLocation(property, property.declarations[0]);
    const shown = optional ? checker.getNonNullableType(found) : found;
    lines.push(
      `| \`${property.name}${optional}\` | ${code(typeText(checker, shown, property))} | ${doc(checker, property)} |`,
    );
  }
  return lines;
}

const isOurs = (declaration) => declaration.getSourceFile().fileName.startsWith(fromRoot('packages'));

/** A type as its author wrote it; the compiler's own wording where nothing is written. */
function typeText(checker, type, symbol) {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  const declaration = symbol.valueDeclaration ?? symbol.declarations[0];
  const value = declaration.initializer;
  if (ts.isFunctionLike(declaration)) return callText(checker, declaration);
  if (value && ts.isFunctionLike(value)) return callText(checker, value);
  return declaration.type ? oneLine(declaration.type) : checker.typeToString(type);
}

function callText(checker, call) {
  const parameters = call.parameters.map((parameter) => {
    const type = parameter.type ? oneLine(parameter.type) : 'unknown';
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : /Props\b/.test(type) ? 'props' : 'options';
    return `${name}${parameter.questionToken || parameter.initializer ? '?' : ''}: ${type}`;
  });
  const generic = call.typeParameters ? `<${call.typeParameters.map(oneLine).join(', ')}>` : '';
  const signature = checker.getSignatureFromDeclaration(call);
  const result = call.type ? oneLine(call.type) : checker.typeToString(signature.getReturnType());
  return `${generic}(${parameters.join(', ')}) => ${result}`;
}

const oneLine = (node) =>
  node
    .getText()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');

const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

function doc(checker, symbol) {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .replace(
      /(`[^`]*`)|([|<])/g,
      (_, quoted, sign) => quoted?.replaceAll('|', '\\|') ?? (sign === '|' ? '\\|' : '&lt;'),
    );
}
