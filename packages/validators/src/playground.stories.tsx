import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { expect } from 'storybook/test';
import {
  configure,
  en,
  isAmount,
  isBlank,
  isChineseName,
  isDecimal,
  isEbikePlate,
  isEmail,
  isExternalLink,
  isHex,
  isIdCard,
  isIp,
  isIpv4,
  isIpv6,
  isJson,
  isLandline,
  isMobile,
  isNewEnergyPlate,
  isOneOf,
  isPassword,
  isPlate,
  isPort,
  isPortRange,
  isRegExp,
  isSafeHref,
  isUrl,
  isVin,
  mobile,
  object,
  password,
  pipe,
  required,
  string,
  withCode,
  zh,
} from './exports/index.ts';

const rooms: Record<string, Record<string, (value: unknown) => boolean>> = {
  Text: { isBlank, isPassword, isJson, isHex, isRegExp, "isOneOf(['yes', 'no'])": isOneOf(['yes', 'no']) },
  Number: { isAmount, isDecimal },
  Contact: { isMobile, isLandline, isEmail },
  Identity: {
    isIdCard,
    'isIdCard, old form too': (value) => isIdCard(value, { oldForm: true }),
    isChineseName,
    'isChineseName, middle dot too': (value) => isChineseName(value, { middleDot: true }),
    isVin,
    isPlate,
    isNewEnergyPlate,
    isEbikePlate,
  },
  Network: { isUrl, isSafeHref, isExternalLink, isIp, isIpv4, isIpv6, isPort, isPortRange },
};

const samples = [
  '13812345678',
  'li.wei@example.com',
  'https://例子.中国/订单?id=1',
  'javascript:alert(1)',
  '11010519491231002X',
  '粤BD12345',
  '1M8GDM9AXKP042788',
  '阿依古丽·买买提',
  '2001:db8::192.0.2.33',
  '8000-9000',
  '12.30',
  '{"wheels": 2}',
];

/** A value is typed once and every predicate answers. */
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
          <button key={sample} type="button" onClick={() => setValue(sample)}>
            {sample}
          </button>
        ))}
      </fieldset>
      <div className="rooms">
        {Object.entries(rooms).map(([room, predicates]) => (
          <section key={room} aria-label={room}>
            <h2>{room}</h2>
            <ul>
              {Object.entries(predicates).map(([name, predicate]) => (
                <Answer key={name} name={name} yes={predicate(value)} />
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

const fields = { username: 'User name', password: 'Password', mobile: 'Mobile number', smsCode: 'Verification code' };

const login = object({
  username: withCode(pipe(string(), required()), 'loginUsername'),
  password: withCode(password(), 'loginPassword'),
  mobile: pipe(withCode(required(), 'loginMobileRequired'), withCode(mobile(), 'loginMobile')),
  smsCode: withCode(pipe(string(), required()), 'loginSmsCode'),
});

/** A schema in a form without any form library: one call on submit, one message under each field. */
function LoginForm({ language }: { language: 'zh' | 'en' }) {
  const [messages, setMessages] = useState<Record<string, string>>({});
  const id = useId();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const schema = configure(login, { messages: language === 'zh' ? zh : en });
    const result = await schema['~standard'].validate(Object.fromEntries(new FormData(event.currentTarget)));
    setMessages(Object.fromEntries((result.issues ?? []).map((issue) => [String(issue.path[0]), issue.message])));
  };
  return (
    <Page title="The messages of the login form">
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
      <style>{paint}</style>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

const paint = `
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
.playground .rooms { columns: 3 280px; column-gap: 16px; }
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
  title: 'Validators/Playground',
  component: Playground,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** Type anything: all predicates answer at once. */
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

/** The five login messages of the specification, in the language of the toolbar. */
export const LoginMessages: StoryObj<typeof LoginForm> = {
  render: (_, { globals }) => <LoginForm language={globals.locale === 'en' ? 'en' : 'zh'} />,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('User name cannot be empty')).toBeVisible();
    await expect(canvas.getByText('Password cannot be less than 6 characters')).toBeVisible();
    await expect(canvas.getByText('Enter a mobile number')).toBeVisible();
    await expect(canvas.getByText('Enter the mobile verification code')).toBeVisible();

    await userEvent.type(canvas.getByLabelText('Mobile number'), '23');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Enter a correct mobile number')).toBeVisible();
  },
};
