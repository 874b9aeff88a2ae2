import type { StandardIssue, StandardSchema } from '../forms/standard-schema';
import { defineMessages } from '../locales/define-messages';
import { defineImport } from './import-declaration';

export interface Person {
  name: string;
  home: { city: string };
  born: string;
  sex: string;
  weight?: number;
  agreed: boolean;
  remark: string;
}

/** A schema of these rules. */
export const personSchema = (judge: (person: Person) => readonly StandardIssue[]): StandardSchema<Person> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const issues = judge(value as Person);
      return issues.length > 0 ? { issues } : { value: value as Person };
    },
  },
});

const texts = defineMessages('people', {
  name: { zh: '姓名', en: 'Name' },
  home: { zh: '住址', en: 'Home' },
  city: { zh: '城市', en: 'City' },
  born: { zh: '出生日期', en: 'Born' },
  sex: { zh: '性别', en: 'Sex' },
  female: { zh: '女', en: 'Female' },
  male: { zh: '男', en: 'Male' },
  weight: { zh: '体重', en: 'Weight' },
  agreed: { zh: '同意', en: 'Agreed' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  remark: { zh: '备注', en: 'Remark' },
  template: { zh: '人员模板', en: 'Template of people' },
});

const wrong = (path: string, message: string, isRight: boolean) => (isRight ? [] : [{ message, path: [path] }]);

/** An import with a column of each kind. */
export const people = defineImport({
  template: texts.template,
  columns: [
    { field: 'name', title: texts.name, required: true, example: 'Ann' },
    { field: 'home.city', title: texts.city, group: texts.home, neverDate: true, example: 'Oslo' },
    { field: 'born', title: texts.born, aliases: ['date of birth'], kind: 'day', example: '1990-05-01' },
    {
      field: 'sex',
      title: texts.sex,
      aliases: ['kind'],
      choices: { f: texts.female, m: texts.male },
      example: 'Female',
    },
    { field: 'weight', title: texts.weight, kind: 'number', example: '61' },
    { field: 'agreed', title: texts.agreed, choices: { true: texts.yes, false: texts.no }, fallback: 'false' },
    { field: 'remark', title: texts.remark, aliases: ['kind'] },
  ],
  schema: personSchema(({ name, sex, weight }) => [
    ...wrong('name', 'Enter a name.', name.length > 1),
    ...wrong('name', 'Enter a longer name.', name !== ''),
    ...wrong('sex', 'Choose one.', sex === 'f' || sex === 'm'),
    ...wrong('weight', 'Enter a number.', weight === undefined || typeof weight === 'number'),
  ]),
  readColumn: (cells) => (cells.every((cell) => /^\d{4}-\d\d-\d\d$/.test(cell)) ? ['born'] : []),
  duplicates: { key: ({ name, born }) => `${name} ${born}` },
});
