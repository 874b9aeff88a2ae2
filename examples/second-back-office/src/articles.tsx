import { Card, Page } from '@waybill/ui-shell';
import { usePageTitle, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { defineImport, TableImport } from '@waybill/ui-shell/import';
import { array, integer, notEmpty, number, object, oneOf, optional, pipe, string } from '@waybill/validators';
import { titles } from './messages';

const text = pipe(string(), notEmpty());

const article = object({
  code: text,
  name: text,
  unit: oneOf(['box', 'pallet']),
  weight: optional(number()),
});

const importArticles = {
  method: 'POST',
  url: '/articles/import',
  body: object({ articles: array(article) }),
  response: object({
    saved: array(object({ place: integer() })),
    refused: array(object({ place: integer(), field: string(), message: string() })),
  }),
} as const;

/** How tables write articles. */
const articleImport = defineImport({
  template: titles.articles,
  schema: article,
  columns: [
    { field: 'code', title: titles.code, aliases: ['sku', '货号'], required: true, neverDate: true, example: 'A-100' },
    { field: 'name', title: titles.name, aliases: ['article', '品名'], required: true, example: 'Rope' },
    { field: 'unit', title: titles.unit, choices: { box: titles.box, pallet: titles.pallet }, example: 'Box' },
    { field: 'weight', title: titles.weight, aliases: ['kg'], kind: 'number', example: '12' },
  ],
  duplicates: { key: ({ code }) => code },
});

/** Imports articles from a table. */
export default function Articles() {
  const save = useServerWrite(importArticles);
  return (
    <Page title={usePageTitle()}>
      <Card>
        <TableImport
          declaration={articleImport}
          send={(articles, options) => save({ articles: [...articles] }, options)}
          toasts={useToasts()}
        />
      </Card>
    </Page>
  );
}
