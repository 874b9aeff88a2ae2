import type { SessionEvent } from '@waybill/auth-core';
import { Activity, useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../../../testing/draw';
import { PasswordField } from '../../../../controls/basic/password-field';
import { Switch } from '../../../../controls/basic/switch';
import { TextField } from '../../../../controls/basic/text-field';
import { DraftOffer } from '../../../../forms/drafts/draft-offer';
import type { DraftMemory } from '../../../../forms/drafts/draft-storage';
import { type Drafts, DraftsContext } from '../../../../forms/drafts/drafts';
import { draftMessages } from '../../../../forms/drafts/messages';
import { Form } from '../../../../forms/form';
import { FormDialog } from '../../../../forms/form-dialog';
import type { StandardSchema } from '../../../../forms/standard-schema';
import { useForm } from '../../../../forms/use-form';
import { noPageActions, PageScopeContext } from '../../../../shell/cached-pages/page-scope';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { followLocalKey } from './follow-local-key';
import { hasKeyMark, removeLocalKey } from './local-key-mark';
import { localSeal } from './local-seal';
import { openDrafts } from './open-drafts';

const anns = btoa('ann'.padEnd(32, '.'));
const bobs = btoa('bob'.padEnd(32, '.'));
let name = '';
let count = 0;

afterEach(() => removeLocalKey(name));

interface Options {
  key?: string | (() => Promise<string>);
  /** The account, for an app without keys where the browser stores one. */
  account?: string | undefined;
  refuge?: DraftMemory;
}

/** Opens a console's drafts in a separate window; `end` releases its locks, as closing a window does. */
async function open({ key = anns, account, refuge = new Map() }: Options = {}) {
  const life = new AbortController();
  const report = vi.fn();
  const fetchKey = typeof key === 'string' ? async () => key : key;
  const seals = account === undefined ? { draftKey: fetchKey } : { draftKey: undefined, localSeal: ownSealOf(account) };
  const parts = { ...seals, config: { storagePrefix: name }, errorLog: { report } };
  const drafts = await openDrafts(parts, refuge, { ended: life.signal, isLeft: () => false });
  return { drafts, report, end: () => life.abort() };
}

const ownSealOf = (account: string) => () => localSeal(name, account, () => true);

interface Fields {
  title: string;
  password: string;
  urgent: boolean;
}

const anything: StandardSchema<Fields> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as Fields }) },
};

let drawings = 0;

interface NoteProps {
  about?: unknown;
  onSubmit?: () => void;
  drafted?: boolean;
  /** The title that was saved. */
  saved?: string;
}

function Note({ about, onSubmit = () => {}, drafted = true, saved = '' }: NoteProps) {
  const form = useForm<Fields, Fields>({
    schema: anything,
    values: { title: saved, password: '', urgent: false },
    ...(drafted ? { draft: { name: 'note', about } } : {}),
    onSubmit,
  });
  drawings += 1;
  return (
    <Form form={form}>
      <TextField {...form.field('title', 'Title')} />
      <PasswordField {...form.field('password', 'Password')} />
      <Switch {...form.toggle('urgent', 'Urgent')} />
      <button type="submit">Send</button>
    </Form>
  );
}

const raise = (cause: unknown) => {
  throw cause;
};

async function show(drafts: Drafts | Promise<Drafts>, node = <Note />) {
  const discards = new Set<(key: string) => void>();
  const onDiscard = (listener: (key: string) => void) => {
    discards.add(listener);
    return () => discards.delete(listener);
  };
  const scope = { key: '/notes', actions: { ...noPageActions, onDiscard }, life: { visible: true, shows: 1 } };
  const drawn = await draw(
    <DraftsContext value={{ open: async () => drafts, onFailed: raise }}>
      <PageScopeContext value={scope}>{node}</PageScopeContext>
    </DraftsContext>,
  );
  let gone = false;
  const close = async () => {
    if (!gone) await drawn.remove();
    gone = true;
  };
  onTestFinished(close);
  /** The user answers that the work of the page may be lost. */
  const discard = () => {
    for (const listener of discards) listener(scope.key);
  };
  return { close, discard };
}

const begin = () => {
  name = `test-${++count}-${Math.random()}`;
};
const title = () => page.getByRole('textbox', { name: 'Title' });
const press = (label: string) => userEvent.click(page.getByRole('button', { name: label, exact: true }));
const offer = () => page.getByRole('status');
const hindrance = (why: 'insecure' | 'refused') => page.getByText(draftMessages[why].texts.en ?? '', { exact: true });
const noHindrance = () => expect([...hindrance('insecure').elements(), ...hindrance('refused').elements()]).toEqual([]);

function stored(): Promise<{ id: string; owner: string; at: number }[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`${name}.drafts`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result);
      };
    };
  });
}

/** Waits until the browser has released the locks of this test's windows. */
const letGo = () =>
  expect
    .poll(async () => (await navigator.locks.query()).held?.filter((lock) => lock.name?.startsWith(name)))
    .toEqual([]);

/** Types like an input method, in one event, so that the first stored draft is complete; the window closes before any save. */
async function typeAndCrash(text: string, key = anns, node?: React.JSX.Element, account?: string) {
  const { drafts, end } = await open({ key, account });
  const { close } = await show(drafts, node);
  await userEvent.fill(title(), `${(title().element() as HTMLInputElement).value}${text}`);
  await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
  end();
  await close();
}

it('unsaved input is offered with its time after a crash, and restored into its fields [draft-comes-back-after-crash]', async () => {
  begin();
  await typeAndCrash('Wagon');
  await letGo();
  await show((await open()).drafts);
  await expect.element(offer()).toHaveTextContent(/Unsaved input from .*\d{4}/);
  await expect.element(title()).toHaveValue('');
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
  await expect.element(offer()).not.toBeInTheDocument();
});

it('a draft of a record that another user has saved since asks field by field first', async () => {
  begin();
  await typeAndCrash(' Wagon', anns, <Note saved="Old" />);
  const { close } = await show((await open()).drafts, <Note saved="New" />);
  await press('Continue');
  const dialog = page.getByRole('dialog', { name: 'This record has changed since your draft' });
  await expect.element(dialog.getByRole('radio', { name: 'Old Wagon' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'New' }));
  await press('Go on with what is chosen');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue('New');
  await userEvent.type(title(), 'er');
  await close();
});

it('no file on the disk reveals the input or its page; a password is not stored at all [drafts-encrypted-without-passwords]', async () => {
  begin();
  const { drafts } = await open();
  await show(drafts);
  await userEvent.type(page.getByLabelText('Password', { exact: true }), 'hunter2');
  await press('Show password');
  await userEvent.type(page.getByLabelText('Password', { exact: true }), 'hunter3');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await stored()).toEqual([]);
  await userEvent.type(title(), 'Wagon');
  await expect.poll(async () => (await stored()).length).toBe(1);
  const [record] = await stored();
  expect(Object.keys(record ?? {}).sort()).toEqual(['at', 'data', 'id', 'iv', 'owner']);
  const text = new TextDecoder('latin1').decode(new Uint8Array(Reflect.get(record ?? {}, 'data')));
  expect(text).not.toMatch(/Wagon|notes|title/);
});

it('removes a draft that is discarded, saved, put back or given up after the question of its tab [saved-or-discarded-drafts-are-removed]', async () => {
  begin();
  await typeAndCrash('One');
  const { drafts } = await open();
  const first = await show(drafts);
  await press('Discard');
  await expect.poll(stored).toEqual([]);
  await userEvent.type(title(), 'x');
  await expect.poll(async () => (await stored()).length).toBe(1);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(stored).toEqual([]);
  await userEvent.type(title(), 'Two');
  await expect.poll(async () => (await stored()).length).toBe(1);
  await press('Send');
  await expect.poll(stored).toEqual([]);
  await userEvent.type(title(), 'Three');
  await expect.poll(async () => (await stored()).length).toBe(1);
  first.discard();
  await first.close();
  await expect.poll(stored).toEqual([]);
});

it('keeps the draft of a form that goes without the wish of the user [forced-move-keeps-drafts]', async () => {
  begin();
  const { drafts } = await open();
  const { close } = await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await close();
  await expect.poll(async () => (await stored()).length).toBe(1);
  await letGo();
  await show((await open()).drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
});

it('stores input typed after the question about a draft was answered', async () => {
  begin();
  const { drafts } = await open();
  const first = await show(drafts);
  await userEvent.type(title(), 'Wag');
  first.discard();
  await userEvent.type(title(), 'on');
  await first.close();
  await expect.poll(async () => (await stored()).length).toBe(1);
});

function NoteDialog({ save, onClose }: { save: () => Promise<{ done: true }>; onClose: () => void }) {
  return (
    <FormDialog
      title="Note"
      schema={anything}
      values={{ title: '', password: '', urgent: false }}
      draft={{ name: 'note' }}
      save={save}
      onClose={onClose}
    >
      {(form) => <TextField {...form.field('title', 'Title')} />}
    </FormDialog>
  );
}

function NotePage({ save = async () => ({ done: true }) as const }: { save?: () => Promise<{ done: true }> }) {
  const [shown, setShown] = useState(true);
  return shown && <NoteDialog save={save} onClose={() => setShown(false)} />;
}

it.each(['Cancel', 'Save', 'Close'])('removes the draft of a dialog that is left by %s', async (way) => {
  begin();
  const { drafts } = await open();
  await show(drafts, <NotePage />);
  await userEvent.type(title(), 'Wagon');
  await expect.poll(async () => (await stored()).length).toBe(1);
  await press(way);
  if (way === 'Close') await press('Discard');
  await expect.element(title()).not.toBeInTheDocument();
  await expect.poll(stored).toEqual([]);
});

it('removes the draft of a form that is gone once its submission has succeeded', async () => {
  begin();
  const { drafts } = await open();
  let answer: (saved: { done: true }) => void = () => {};
  const save = () =>
    new Promise<{ done: true }>((resolve) => {
      answer = resolve;
    });
  const { close } = await show(drafts, <NotePage save={save} />);
  await userEvent.type(title(), 'Wagon');
  await expect.poll(async () => (await stored()).length).toBe(1);
  await press('Save');
  await close();
  expect(await stored()).toHaveLength(1);
  answer({ done: true });
  await expect.poll(stored).toEqual([]);
});

it('another account finds nothing of it, and after 7 days it is thrown out [drafts-other-accounts]', async () => {
  begin();
  await typeAndCrash('Wagon');
  await show((await open({ key: bobs })).drafts);
  await userEvent.type(title(), 'x');
  await expect.poll(async () => (await stored()).length).toBe(2);
  expect(document.body.textContent).not.toContain('Unsaved input');
  const inDays = (days: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 24 * 60 * 60 * 1000);
  onTestFinished(() => void vi.restoreAllMocks());
  inDays(6.9);
  await open({ key: bobs });
  expect(await stored()).toHaveLength(2);
  vi.restoreAllMocks();
  inDays(7.1);
  await open({ key: bobs });
  expect(await stored()).toHaveLength(1);
});

it('a draft that a form holds is offered to no other; a form about something else is not offered it either [one-form-locks-draft]', async () => {
  begin();
  await typeAndCrash('Wagon', anns, <Note about={{ id: 1 }} />);
  const other = await show((await open()).drafts, <Note about={{ id: 2 }} />);
  const first = await show((await open()).drafts, <Note about={{ id: 1 }} />);
  await expect.element(offer()).toBeVisible();
  const second = await show((await open()).drafts, <Note about={{ id: 1 }} />);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByRole('status').elements()).toHaveLength(1);
  for (const { close } of [first, second, other]) await close();
  expect(await stored()).toHaveLength(1);
});

it('a page offers the draft of a closed form, which then opens with the draft without a question [forms-in-dialogs]', async () => {
  begin();
  await typeAndCrash('Wagon', anns, <Note about={{ id: 1 }} />);
  const { drafts } = await open();
  const onResume = vi.fn();
  await show(drafts, <DraftOffer name="note" onResume={onResume} />);
  await press('Continue');
  expect(onResume).toHaveBeenCalledWith({ id: 1 });
  await show(drafts, <Note about={{ id: 1 }} />);
  await expect.element(title()).toHaveValue('Wagon');
});

it('input typed before the answer wins over the draft', async () => {
  begin();
  await typeAndCrash('Wagon');
  await show((await open()).drafts);
  await expect.element(offer()).toBeVisible();
  await userEvent.type(title(), 'New');
  await press('Continue');
  await expect.element(title()).toHaveValue('New');
});

it('where the key does not come or the database refuses, the window keeps it, and the form says so [no-key-or-database-refuses]', async () => {
  begin();
  const refuge: DraftMemory = new Map();
  const refuse = async () => {
    throw new Error('no network');
  };
  const { drafts, report, end } = await open({ key: refuse, refuge });
  const { close } = await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await expect.element(hindrance('refused')).toBeVisible();
  await userEvent.type(title(), 's');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(report).toHaveBeenCalledOnce();
  end();
  await close();
  await letGo();
  await show((await open({ key: refuse, refuge })).drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagons');
});

it('on plain http the window alone keeps it, and the form says so [console-over-plain-http]', async () => {
  begin();
  vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const refuge: DraftMemory = new Map();
  const key = vi.fn(async () => anns);
  const { drafts, report, end } = await open({ key, refuge });
  const { close } = await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await expect.element(hindrance('insecure')).toBeVisible();
  expect(key).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  end();
  await close();
  await letGo();
  await show((await open({ key, refuge })).drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
});

it('a disk that is full breaks nothing [drafts-full-disk]', async () => {
  begin();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const { drafts, end } = await open();
  const { close } = await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await expect.element(hindrance('refused')).toBeVisible();
  end();
  await close();
});

it('typing draws a form with a draft no more often than one without [drafts-cause-no-extra-render]', async () => {
  begin();
  const { drafts } = await open();
  const drawingsOf = async (shown: boolean) => {
    const { close } = await show(drafts, <Note drafted={shown} />);
    await new Promise((resolve) => setTimeout(resolve, 300));
    drawings = 0;
    await userEvent.type(title(), 'a wagon of wine');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const seen = drawings;
    await close();
    return seen;
  };
  const without = await drawingsOf(false);
  expect(await drawingsOf(true)).toBe(without);
});

it('input typed before the drafts have opened is not lost when the session ends meanwhile', async () => {
  begin();
  const refuge: DraftMemory = new Map();
  const { drafts, end } = await open({ refuge });
  let arrive: (opened: Drafts) => void = () => {};
  const late = new Promise<Drafts>((resolve) => {
    arrive = resolve;
  });
  const { close } = await show(late);
  await userEvent.type(title(), 'Wagon');
  end();
  await close();
  arrive(drafts);
  // A new sign-in takes longer than the pending write, which no other window can see before it is stored.
  await expect.poll(async () => (await stored()).length).toBe(1);
  await show((await open({ refuge })).drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
});

/** A page that is left while its draft storage is still loading, which arrives at a hidden page. */
function LeftPage() {
  const [left, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
      <Activity mode={left ? 'hidden' : 'visible'}>
        <Note drafted={left} />
      </Activity>
    </>
  );
}

it('input of a page that is closed at once is stored too [page-left-before-drafts-loaded]', async () => {
  begin();
  const first = await open();
  await show(first.drafts, <LeftPage />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'typed');
  await userEvent.click(page.getByRole('button', { name: 'Leave' }));
  await expect.poll(async () => (await stored()).length).toBe(1);
});

it('rows of others are thrown out when they are old or of the future, and no content of theirs is read', async () => {
  begin();
  await (await open()).end();
  const day = 24 * 60 * 60 * 1000;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(`${name}.drafts`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite');
      const rows = { old: -8 * day, recent: -day, future: 30 * day };
      for (const [id, later] of Object.entries(rows))
        transaction.objectStore('drafts').put({ id, owner: 'somebody', at: Date.now() + later });
      transaction.objectStore('drafts').put({ id: 'no owner' });
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
  const { drafts } = await open();
  expect((await stored()).map(({ id }) => id)).toEqual(['recent']);
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await drafts.claim('any', () => true);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect((await stored()).map(({ id }) => id)).toEqual(['recent']);
});

/** The session events of a console. */
function ownKeyFollower() {
  let tell: (event: Pick<SessionEvent, 'kind' | 'origin'> & { state: object }) => void = () => {};
  const session = {
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  };
  const parts = { session, config: { storagePrefix: name }, errorLog: { report: raise } };
  followLocalKey(parts as unknown as ConsoleParts);
  return (kind: SessionEvent['kind'], username = '', origin: SessionEvent['origin'] = 'here') =>
    tell({ kind, origin, state: { user: { username } } });
}

it('without a key of the app unsaved input is restored after a crash, with a key that the browser stores [browser-draft-key]', async () => {
  begin();
  await typeAndCrash('Wagon', anns, undefined, 'ann');
  const { drafts } = await open({ account: 'ann' });
  await show(drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
  noHindrance();
});

it('a login that has run out keeps that key; logging out takes it and the drafts, also under a form that is open elsewhere [browser-draft-key-removed]', async () => {
  begin();
  const happens = ownKeyFollower();
  await typeAndCrash('Wagon', anns, undefined, 'ann');
  happens('expired');
  happens('profile-loaded', 'ann');
  const { drafts, report, end } = await open({ account: 'ann' });
  const { close } = await show(drafts);
  await expect.element(offer()).toBeVisible();
  // A login that ran out in another window looks like this, too.
  happens('signed-out', '', 'elsewhere');
  expect(hasKeyMark(name)).toBe(true);
  happens('signed-out');
  await userEvent.type(title(), 'more');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(hasKeyMark(name)).toBe(false);
  noHindrance();
  end();
  await close();
  expect(report).not.toHaveBeenCalled();
  await show((await open({ account: 'ann' })).drafts);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(await stored()).toEqual([]);
});

it('another user’s sign-in removes that key and its drafts [browser-draft-key-removed]', async () => {
  begin();
  const happens = ownKeyFollower();
  await typeAndCrash('Wagon', anns, undefined, 'ann');
  happens('expired');
  happens('profile-loaded', 'bob');
  await expect.poll(() => hasKeyMark(name)).toBe(false);
  await open({ account: 'bob' });
  expect(await stored()).toEqual([]);
});

it('where the browser keeps no key, as in a private window, drafts live in the tab, and the form says so [browser-draft-key-unavailable]', async () => {
  begin();
  const refuse = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  onTestFinished(() => refuse.mockRestore());
  const refuge: DraftMemory = new Map();
  const { drafts, end } = await open({ account: 'ann', refuge });
  const { close } = await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await expect.element(hindrance('refused')).toBeVisible();
  end();
  await close();
  await letGo();
  await show((await open({ account: 'ann', refuge })).drafts);
  await press('Continue');
  await expect.element(title()).toHaveValue('Wagon');
});

it('without a key of the app, plain http keeps drafts in the tab, and the form says so [browser-draft-key-http]', async () => {
  begin();
  vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const { drafts } = await open({ account: 'ann' });
  await show(drafts);
  await userEvent.type(title(), 'Wagon');
  await expect.element(hindrance('insecure')).toBeVisible();
  expect(hasKeyMark(name)).toBe(false);
});
