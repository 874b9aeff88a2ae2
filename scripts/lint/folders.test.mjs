import { describe, expect, it } from 'vitest';
import { checkFolders, checkRows, findCircles } from './folder-rules.mjs';
import { readFolderTables } from './folder-tables.mjs';
import { lintFolders } from './folders.mjs';

const table = `
### \`packages/a/src\`

| folder  | may import       |
| ------- | ---------------- |
| \`lib\`  | -                |
| \`form\` | \`lib\`           |
| \`view\` | \`lib\`, \`form\`  |
| \`all\`  | everything above |

## Next
`;
const [{ rows }] = readFolderTables(table);

describe('the tables of folders', () => {
  it('are read from under their headings', () => {
    expect(readFolderTables(table)).toEqual([
      {
        root: 'packages/a/src',
        rows: [
          { folder: 'lib', allowed: [] },
          { folder: 'form', allowed: ['lib'] },
          { folder: 'view', allowed: ['lib', 'form'] },
          { folder: 'all', allowed: 'everything' },
        ],
      },
    ]);
  });

  it('run from the bottom up', () => {
    expect(checkRows(rows)).toEqual([]);
    expect(checkRows([{ folder: 'lib', allowed: ['form'] }, ...rows.slice(1)])).toEqual([
      'The row of lib names form, which stands on no row before it.',
    ]);
  });
});

describe('an import', () => {
  const used = [
    ['form/a.ts', ['lib/b.ts']],
    ['view/c.ts', ['lib/b.ts', 'form/a.ts']],
    ['lib/b.ts', []],
  ];

  it('goes where the row of its folder leads', () => {
    expect(checkFolders(rows, new Map(used))).toEqual([]);
  });

  it('is refused where the row does not name the folder', () => {
    expect(checkFolders(rows, new Map([...used, ['lib/b.ts', ['form/a.ts']]]))).toEqual([
      'lib/b.ts imports form/a.ts, but the row of lib does not name form.',
    ]);
  });

  it('may go anywhere below where the row says so', () => {
    expect(checkFolders(rows, new Map([...used, ['all/e.ts', ['view/c.ts']]]))).toEqual([]);
    expect(
      checkFolders(rows, new Map([...used, ['all/e.ts', []], ['view/c.ts', ['lib/b.ts', 'form/a.ts', 'all/e.ts']]])),
    ).toEqual(['view/c.ts imports all/e.ts, but the row of view does not name all.']);
  });

  it('wants a row, and a row wants an import', () => {
    expect(checkFolders(rows, new Map([...used.slice(0, 1), ['new/d.ts', []]]))).toEqual([
      'new/d.ts stands in a folder without a row. Add one that names what the folder may import.',
      'The row of view names lib, which nothing in it imports.',
      'The row of view names form, which nothing in it imports.',
    ]);
  });

  it('leads in no circle', () => {
    expect(findCircles(new Map(used))).toEqual([]);
    expect(findCircles(new Map([...used, ['lib/b.ts', ['view/c.ts']]]))).not.toEqual([]);
  });
});

describe('the folders of the packages', () => {
  it('import what their rows in ARCHITECTURE.md name, types counted', () => {
    expect(lintFolders()).toEqual([]);
  });

  it('have a table each', () => {
    expect(lintFolders('### `packages/http/src`\n')).not.toEqual([]);
  });
});
