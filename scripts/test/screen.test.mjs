import { expect, test } from 'vitest';
import { outcome } from './outcomes.mjs';
import { taskLine } from './screen.mjs';

const task = { taskId: '//#units', cache: { status: 'MISS' }, execution: { startTime: 0, endTime: 1500 } };

test('a task that passed has one line', () => {
  expect(taskLine(task, outcome(3))).toBe('ok   units                          1.5 s   3 passed');
});

test('what failed in a task is named beneath its line', () => {
  const failures = ['a.test.ts > adds up\n    expected 2', 'b.test.ts > takes away\n    expected 1'];
  const [line, ...names] = taskLine(task, outcome(3, failures)).split('\n');
  expect(line).toContain('3 passed, 2 failed');
  expect(names.map((name) => name.trim())).toEqual(['a.test.ts > adds up', 'b.test.ts > takes away']);
});
