import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { expect } from 'storybook/test';
import { check, configure, en, mobile, object, password, pipe, required, string, withCode, zh } from './exports/index';
import { ruleTable } from './testing/rule-table';

interface Question {
  name: string;
  asks: (value: unknown) => boolean;
}

/** Every predicate with every set of options of its examples, by folder. */
const folders = new Map<string, Question[]>();
for (const { file, name = '', predicate, examples } of ruleTable) {
  if (!predicate) continue;
  const folder = file.split('/')[0] ?? '';
  const questions = examples().map(({ args = [] }): Question => {
    const options = args.map((each) => JSON.stringify(each).replaceAll('"', ''));
    return { name: [name, ...options].join(' '), asks: (value) => predicate(value, ...(args as never[])) };
  });
  folders.set(folder, [...(folders.get(folder) ?? []), ...questions]);
}

/** The first good example of each predicate. */
const samples = [
  ...new Set(
    ruleTable.flatMap(({ predicate, examples }) => (predicate ? String(examples()[0]?.good[0]).trim() || [] : [])),
  ),
  'javascript:alert(1)',
];

/** An input whose value every predicate checks. */
function Playground({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  const id = useId();
  return (
    <Page title="Is this value acceptable?">
      <label htmlFor={id}>Value</label>
      <input
        id={id}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <fieldset className="samples">
        <legend>Try</legend>
        {samples.map((sample) => (
          <button
            key={sample}
            type="button"
            lang={/\p{Script=Han}/u.test(sample) ? 'zh' : undefined}
            onClick={() => setValue(sample)}
          >
            {sample}
          </button>
        ))}
      </fieldset>
      <div className="folders">
        {[...folders].map(([folder, questions]) => (
          <section key={folder} aria-label={folder}>
            <h2>{folder}</h2>
            <ul>
              {questions.map(({ name, asks }) => (
                <Answer key={name} name={name} yes={asks(value)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

function Answer({ name, yes }: { name: string; yes: boolean }) {
  return (
    <li data-state={yes ? 'yes' : 'no'}>
      <code>{name}</code>
      <span>{yes ? '✓ yes' : '✕ no'}</span>
    </li>
  );
}

const fields = { consignor: 'Consignor', mobile: 'Mobile number', password: 'Password', again: 'Password again' };

const form = pipe(
  object({
    consignor: withCode(pipe(string(), required()), 'consignorMissing'),
    mobile: pipe(required(), mobile()),
    password: password({ min: 8 }),
    again: string(),
  }),
  check(({ password, again }) => password === again, {
    code: 'notRepeated',
    path: ['again'],
  }),
);

const texts = {
  zh: { ...zh, consignorMissing: '请填写托运人', notRepeated: '两次输入不一致' },
  en: { ...en, consignorMissing: 'Who sends the vehicle?', notRepeated: 'The passwords differ' },
};

/** A schema in a form without any form library: one call on submit, one message under each field. */
function SampleForm({ language }: { language: 'zh' | 'en' }) {
  const [messages, setMessages] = useState<Record<string, string>>({});
  const id = useId();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const schema = configure(form, { messages: texts[language] });
    const result = await schema['~standard'].validate(Object.fromEntries(new FormData(event.currentTarget)));
    setMessages(Object.fromEntries((result.issues ?? []).map((issue) => [String(issue.path[0]), issue.message])));
  };
  return (
    <Page title="The messages of a form">
      <form noValidate onSubmit={handleSubmit}>
        {Object.entries(fields).map(([name, label]) => (
          <p key={name}>
            <label htmlFor={id + name}>{label}</label>
            <input
              id={id + name}
              name={name}
              autoComplete="off"
              aria-invalid={name in messages}
              aria-describedby={`${id}${name}-message`}
            />
            <span id={`${id}${name}-message`} className="message">
              {messages[name]}
            </span>
          </p>
        ))}
        <button type="submit">Check</button>
      </form>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="playground">
      <style>{styles}</style>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

const styles = `
.playground { max-width: 1040px; margin: 0 auto; padding: 24px; color: #1f2733; font: 14px/1.6 system-ui, 'Noto Sans CJK SC', sans-serif; }
.playground h1 { margin: 0 0 20px; font-size: 20px; }
.playground h2 { margin: 0 0 8px; font-size: 12px; letter-spacing: .06em; text-transform: uppercase; color: #515a6e; }
.playground label, .playground legend { display: block; margin-bottom: 4px; color: #515a6e; }
.playground input { box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; border: 1px solid #8a94a6; border-radius: 5px; font: 16px/1.4 ui-monospace, monospace; }
.playground input:focus-visible, .playground button:focus-visible { outline: 2px solid #0958d9; outline-offset: 1px; }
.playground input[aria-invalid='true'] { border-color: #c0261b; }
.playground fieldset { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0 24px; padding: 0; border: 0; }
.playground button { min-height: 32px; padding: 0 12px; border: 1px solid #c9d1dc; border-radius: 999px; background: #fff; color: #1f2733; font: inherit; cursor: pointer; }
.playground button:hover { border-color: #0958d9; color: #0958d9; }
.playground button[type='submit'] { min-height: 40px; border-color: #0958d9; border-radius: 5px; background: #0958d9; color: #fff; }
.playground .folders { columns: 3 280px; column-gap: 16px; }
.playground section { break-inside: avoid; margin-bottom: 16px; padding: 16px; border: 1px solid #e3e8ef; border-radius: 5px; background: #fff; }
.playground ul { margin: 0; padding: 0; list-style: none; }
.playground li { display: flex; justify-content: space-between; gap: 12px; padding: 5px 8px; border-radius: 4px; }
.playground li + li { margin-top: 2px; }
.playground li span { flex: none; color: #626b7b; }
.playground li[data-state='yes'] { background: #e8f6ee; }
.playground li[data-state='yes'] span { color: #14663b; font-weight: 600; }
.playground code { font: 13px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
.playground form { max-width: 420px; }
.playground form p { margin: 0 0 12px; }
.playground .message { display: block; min-height: 22px; color: #b3231a; }
`;

const meta: Meta<typeof Playground> = {
  title: 'Packages/Rules in a field',
  component: Playground,
  parameters: { layout: 'fullscreen', ownColours: true },
};
export default meta;

/** Type any value: all predicates check it at once. */
export const EveryPredicate: StoryObj<typeof Playground> = {
  args: { initial: '13812345678' },
  play: async ({ canvas, userEvent }) => {
    const answer = (name: string) => canvas.getByText(name).closest('li')?.dataset.state;
    await expect(answer('isMobile')).toBe('yes');
    await expect(answer('isEmail')).toBe('no');

    const input = canvas.getByLabelText('Value');
    await userEvent.clear(input);
    await expect(answer('isBlank')).toBe('yes');
    await userEvent.type(input, 'li.wei@example.com');
    await expect(answer('isEmail')).toBe('yes');
    await expect(answer('isMobile')).toBe('no');

    await userEvent.click(canvas.getByRole('button', { name: 'javascript:alert(1)' }));
    await expect(answer('isSafeHref')).toBe('no');
  },
};

/** The messages come from a catalogue in the language of the toolbar, with texts for the form's own codes. */
export const FormMessages: StoryObj<typeof SampleForm> = {
  render: (_, { globals }) => <SampleForm language={globals.locale === 'zh' ? 'zh' : 'en'} />,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password again'), 'something else');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Who sends the vehicle?')).toBeVisible();
    await expect(canvas.getByText('This field is required')).toBeVisible();
    await expect(canvas.getByText('Password cannot be less than 8 characters')).toBeVisible();

    await userEvent.type(canvas.getByLabelText('Consignor'), 'Ann');
    await userEvent.type(canvas.getByLabelText('Mobile number'), '13812345678');
    await userEvent.type(canvas.getByLabelText('Password'), 'long enough');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('The passwords differ')).toBeVisible();
  },
};
