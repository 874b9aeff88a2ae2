import ts from 'typescript';
import { fromRoot } from '../lib/root.mjs';

const theme = (file) => fromRoot('packages/ui-shell/src/theme', file);

/** The tokens with their values, read from the theme's files. */
export function tokenTable(program) {
  const tables = constants(program.getSourceFile(theme('tokens.ts')));
  const layers = constants(program.getSourceFile(theme('layers.ts')));
  const rows = [
    ['`color(name)`', colors(program), 'a colour of the present theme, as `var(--wb-color-…)`'],
    ['`space(n)`', 'any number', 'n times 4 px'],
    ['`size(name)`', tables.get('sizes'), 'px'],
    ['`size(name)`', '`control`, `choice`, `row`, `rowHead`', 'px, by density'],
    ['`gap(name)`', '`page`, `block`, `card`, `cell`', 'px, by density'],
    ['`textSize(name)`', tables.get('texts'), 'px'],
    ['`radius(name)`', tables.get('radii'), 'corners'],
    ['`shadow(name)`', '`card`, `popover`, `dialog`', 'depth'],
    ['`motion(name)`', '`fast`, `normal`, `slow`', 'duration and easing; 0 under prefers-reduced-motion'],
    ['`layer(name)`', layers.get('layers'), 'every z-index, lowest first'],
  ];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return ['| getter | names | what it gives |', '| --- | --- | --- |', ...lines].join('\n');
}

function constants(source) {
  const found = new Map();
  ts.forEachChild(source, (node) => {
    if (!ts.isVariableStatement(node)) return;
    const [{ name, initializer }] = node.declarationList.declarations;
    const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
    if (ts.isObjectLiteralExpression(value))
      found.set(name.text, value.properties.map((each) => `\`${each.name.text}\` ${each.initializer.text}`).join(', '));
    if (ts.isArrayLiteralExpression(value))
      found.set(name.text, value.elements.map((each) => `\`${each.text}\``).join(', '));
  });
  return found;
}

function colors(program) {
  const names = [];
  ts.forEachChild(program.getSourceFile(theme('theme.ts')), (node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'ThemeColors')
      for (const member of node.members) names.push(`\`${member.name.text}\``);
  });
  return names.join(', ');
}
