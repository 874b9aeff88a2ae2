import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberField } from '../controls/basic/number-field';
import { DataTable } from '../data/table/data-table';

it.each([
  ['a table', <DataTable key="1" label="Rows" rows={[]} rowId={() => ''} columns={[]} />],
  ['a field', <NumberField key="2" label="Number" value={1} onValueChange={() => {}} />],
])('%s outside of a console names the providers that it needs', (_, element) => {
  expect(() => renderToString(element)).toThrow(/`<ThemeStyles>` and `<I18nProvider/);
});
