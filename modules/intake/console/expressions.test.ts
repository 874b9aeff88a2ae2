import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { beforeEach, describe, expect, it, vi } from 'vitest';

// The part of the checker that is written in JavaScript needs no other program.
beforeEach(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'));
const { checkSync } = await import('recheck');

const folder = fileURLToPath(new URL('../', import.meta.url));
const longest = 100;

interface Expressions {
  literals: string[];
  /** Expressions that are put together, which no checker can read. */
  made: string[];
}

function expressionsOf(file: string): Expressions {
  const expressions: Expressions = { literals: [], made: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) expressions.literals.push(node.text);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') expressions.made.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return expressions;
}

/** How the work of an expression grows with its text, as `safe` or the reason for another answer. */
function growthOf(literal: string): string {
  const end = literal.lastIndexOf('/');
  // No limit of time: on a slow machine it would take a safe expression for a vulnerable one.
  const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, recallTimeout: -1, randomSeed: 1 };
  const result = checkSync(literal.slice(1, end), literal.slice(end + 1), limits);
  if (result.status === 'safe') return 'safe';
  return `${literal}: ${result.status === 'vulnerable' ? result.complexity.summary : result.error.kind}`;
}

describe('the expressions of the reader [expressions-are-linear]', () => {
  const files = globSync('**/*.ts', { cwd: folder, absolute: true, ignore: ['**/node_modules/**', '**/*.test*.ts'] });
  const all = files.map(expressionsOf);
  const literals = [...new Set(all.flatMap((each) => each.literals))];

  it('are all linear in the length of their text', () => {
    expect(literals.length).toBeGreaterThan(50);
    expect(literals.map(growthOf).filter((growth) => growth !== 'safe')).toEqual([]);
  });

  it('are written whole, with at most 100 characters', () => {
    expect(all.flatMap(({ made }) => made)).toEqual([]);
    expect(literals.filter((literal) => literal.length > longest)).toEqual([]);
  });

  it.each(['/(?:a+)+$/', '/.{2,}[省市]$/'])('would not be %s', (literal) => {
    expect(growthOf(literal)).not.toBe('safe');
  });
});
