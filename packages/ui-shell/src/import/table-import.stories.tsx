import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inArabic } from '../../testing/state-sheet';
import { createToasts } from '../feedback/create-toasts';
import { Toaster } from '../feedback/toaster';
import { people } from './people.test-data';
import { TableImport, type TableImportProps } from './table-import';

type Person = Parameters<NonNullable<typeof people.duplicates>['key']>[0];
type Props = Pick<TableImportProps<Person, string>, 'send' | 'compare' | 'handed'>;

/** Saves every record but that of Eve. */
const send: Props['send'] = async (records) => ({
  done: true,
  value: {
    saved: records.flatMap(({ name }, place) => (name === 'Eve' ? [] : [{ place, name: `No. ${place + 1}` }])),
    refused: records.flatMap(({ name }, place) => (name === 'Eve' ? [{ place, field: 'name', message: 'Taken' }] : [])),
  },
});

function Import(props: Partial<Props>) {
  const [toasts] = useState(createToasts);
  const [choices, setChoices] = useState<readonly { name: string; value: unknown }[]>([]);
  const matches = {
    choices,
    keep: async (name: string, value: object) => {
      setChoices([...choices, { name, value }]);
      return true;
    },
    drop: async (name: string) => {
      setChoices(choices.filter((each) => each.name !== name));
      return true;
    },
  };
  return (
    <div style={{ padding: 24 }}>
      <TableImport declaration={people} send={send} matches={matches} toasts={toasts} {...props} />
      <Toaster toasts={toasts} />
    </div>
  );
}

const meta = { title: 'Data/Table import', component: TableImport, render: () => <Import /> } satisfies Meta;

export default meta;
type Story = StoryObj;

const titles = 'Name\tHome: City\tDate of birth\tSex\tWeight\tAgreed\tRemark\tColour';
const table = [
  titles,
  'Ann\tOslo\t1990-05-01\tFemale\t61\tyes\t\tgreen',
  'Ann\tBergen\t1990-05-01\tFemale\t61\tyes\tagain\t',
  'Bob\t12-Mar\t1985-01-30\tcat\t#N/A\tno\t\t',
  'Eve\tTromsø\t1970-10-11\tFemale\t58\tyes\t\t',
].join('\n');

/** Pastes rows, whose columns are then matched. */
async function pasteTable(canvasElement: HTMLElement, text = table) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('textbox'));
  await userEvent.paste(text);
  return canvas;
}

/** A table is dropped, chosen or pasted; the template has all columns. */
export const Playground: Story = {};

/** Columns are matched by their titles. Those that no field uses are named. */
export const Columns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await pasteTable(canvasElement);
    await expect(await canvas.findByLabelText('Name')).toHaveTextContent('Name');
    await expect(canvas.getByLabelText('Home: City')).toHaveTextContent('Home: City');
    await expect(canvas.getByLabelText('Born')).toHaveTextContent('Date of birth');
    await expect(canvas.getByRole('region', { name: 'Columns that are not used' })).toHaveTextContent('Colour');
  },
};

/** A match is saved under a name, and used for the same titles. */
export const SavedMatch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await pasteTable(canvasElement, 'Who\tSex\nAnn\tFemale');
    await userEvent.click(await canvas.findByLabelText('Name'));
    await userEvent.click(await canvas.findByRole('option', { name: 'Who' }));
    await userEvent.type(canvas.getByLabelText('A name for this match'), 'Club');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(await canvas.findByLabelText('Kept matches')).toHaveTextContent('Club');
  },
};

/** Notes about the file: what a reader of the rows alone would miss. */
export const Notes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['Name,Remark\nAnn,"open\nBob,\n'], 'people.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Choose an XLSX or CSV file'), file);
    await expect(await canvas.findByText(/quote/)).toBeVisible();
  },
};

async function checkTable(canvasElement: HTMLElement) {
  const canvas = await pasteTable(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
  await canvas.findByText('1 row is wrong');
  return canvas;
}

/** Wrong cells are repaired in place: a word that is no choice, a date that was a text, a formula that failed. */
export const WrongRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await checkTable(canvasElement);
    const row = within(canvas.getByRole('listitem', { name: 'Row 4' }));
    await expect(row.getByLabelText('Home: City')).toHaveAccessibleDescription(/This is a date/);
    await expect(row.getByLabelText('Weight')).toHaveAccessibleDescription(/formula/);
    await userEvent.click(row.getByLabelText('Sex'));
    await userEvent.click(await row.findByRole('option', { name: 'Male' }));
    await expect(row.getByLabelText('Sex')).toHaveTextContent('Male');
  },
};

/** A row that may double another one is confirmed or left out. */
export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await checkTable(canvasElement);
    await userEvent.click(canvas.getByText('To confirm'));
    const row = within(await canvas.findByRole('listitem', { name: 'Row 3' }));
    await expect(row.getByText('May be the same as row 2')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Leave it out' }));
    await expect(await row.findByText('Left out')).toBeVisible();
  },
};

/** The import sends the valid rows. A row that the server rejects becomes invalid and shows the reason. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await checkTable(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 rows' }));
    await expect(await canvas.findByText('1 row imported')).toBeVisible();
    await expect(canvas.getByText('Taken')).toBeVisible();
  },
};

/** The steps right to left, in Arabic. */
export const FromTheRight: Story = { ...inArabic };
