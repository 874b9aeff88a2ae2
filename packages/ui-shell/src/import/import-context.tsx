import { createContext, use, useMemo } from 'react';
import type { Text } from '../locales/define-messages';
import { type Translate, useText } from '../locales/use-text';
import { titleOf } from './column-titles';
import type { CellIssue, ImportDeclaration } from './import-declaration';
import { type ImportMessageName, importMessages } from './messages';

/** The declaration of an import in the present language. */
export interface ImportParts {
  declaration: ImportDeclaration;
  t: Translate;
  /** The texts of the import, as the declaration words them. */
  words: Readonly<Record<ImportMessageName, Text>>;
  /** The title of a field's column. */
  fieldName: (field: string) => string;
  /** The sentence of an issue. */
  say: (issue: CellIssue) => string;
}

export const ImportContext = createContext<ImportParts | null>(null);

/** The import around. */
export function useImport(): ImportParts {
  const parts = use(ImportContext);
  if (!parts) throw new Error('useImport() found no <TableImport>.');
  return parts;
}

export function useImportParts(declaration: ImportDeclaration): ImportParts {
  const t = useText();
  return useMemo(() => {
    const words = { ...importMessages, ...declaration.texts };
    const titles = new Map(declaration.columns.map((column) => [column.field, titleOf(column, t)]));
    const fieldName = (field: string) => titles.get(field) ?? field;
    const byCode: Readonly<Record<string, Text>> = {
      failedFormula: words.failedFormula,
      madeDate: words.madeDate,
      refusedByServer: words.refusedByServer,
      notEmpty: words.required,
      oneOf: words.requiredChoice,
      boolean: words.requiredChoice,
      number: words.numberWrong,
      ...declaration.issues,
    };
    const say = ({ field, issue: { code = '', params, message } }: CellIssue) => {
      const text = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
      return text === undefined ? message : t(text, { ...params, field: fieldName(field) });
    };
    return { declaration, t, words, fieldName, say };
  }, [declaration, t]);
}
