import { expect, it } from 'vitest';
import { actionsNamed } from './action-name';

it('finds an action by its name, whatever invisible characters were pasted with it', () => {
  expect(actionsNamed('导出')).not.toEqual([]);
  expect(actionsNamed('\u200b导\u3164出')).toEqual(actionsNamed('导出'));
});
