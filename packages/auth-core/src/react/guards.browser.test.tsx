import { type ReactNode, type RefObject, StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defineAccess } from '../access/define-access';
import { describeVerdict } from '../guard/describe-verdict';
import { anonymous, type Subject } from '../guard/subject';
import { createSession } from '../session/create-session';
import { createTokenStore } from '../session/create-token-store';
import type { Session } from '../session/session';
import { Can } from './can';
import { createGuards } from './create-guards';
import { Guarded } from './guarded';
import { SessionProvider, useSession, useSessionActions } from './session-context';
import { useCan, useVerdict } from './use-can';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function openSession(access: Partial<Subject> = {}): Promise<Session> {
  const session = createSession({
    gateway: {},
    tokens: createTokenStore({ kind: 'memory' }),
    channel: null,
    defaults: { username: 'Agent' },
  });
  onTestFinished(() => session.dispose());
  session.adoptToken('T1');
  await session.loadProfile();
  session.setAccess(access);
  return session;
}

async function show(session: Session, content: ReactNode): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <StrictMode>
      <SessionProvider session={session}>{content}</SessionProvider>
    </StrictMode>,
  );
  await vi.waitFor(() => expect(host.childNodes.length).toBeGreaterThan(0));
  return host;
}

const seen = { renders: 0, sessions: [] as Session[], input: null as RefObject<HTMLInputElement | null> | null };

function Form() {
  const ref = useRef<HTMLInputElement>(null);
  seen.input = ref;
  return <Guarded as="input" guard={['Editor']} ref={ref} aria-label="Name" />;
}

function Badge({ label }: { label: string }) {
  return <b>{label}</b>;
}

function MayEdit() {
  seen.renders += 1;
  return useCan(['Editor']) ? 'yes' : 'no';
}

function Holds({ name }: { name: string }) {
  return useCan([name]) ? 'yes' : 'no';
}

function WhyNot() {
  return describeVerdict(useVerdict(['Editor']));
}

function Who() {
  const { user, status } = useSession();
  return `${user.username} ${status}`;
}

function Actions() {
  seen.sessions.push(useSessionActions());
  return 'x';
}

function Screen() {
  const { user } = useSession();
  return (
    <p>
      {user.username}: <Can guard={['Editor']}>edit </Can>
      <Can guard={['Agent']}>place</Can>
    </p>
  );
}

describe('Can', () => {
  it('follows a feature that is switched on or off, in the next frame', async () => {
    const session = await openSession({ admin: true });
    const host = await show(
      session,
      <Can guard={{ flag: ['new-prices'] }} fallback="old">
        new
      </Can>,
    );
    expect(host.textContent).toBe('old');
    session.setAccess({ flags: ['new-prices'] });
    await nextFrame();
    expect(host.textContent).toBe('new');
    session.setAccess({ flags: [] });
    await nextFrame();
    expect(host.textContent).toBe('old');
  });

  it('shows its children to users who pass, and the fallback to all others', async () => {
    const session = await openSession({ roles: ['Agent'] });
    const host = await show(
      session,
      <>
        <Can guard={['Agent']}>mine </Can>
        <Can guard={['Editor']} fallback="not mine ">
          theirs
        </Can>
        <Can guard={['Editor']}>theirs</Can>
        <Can guard={undefined}>everybody’s</Can>
      </>,
    );
    expect(host.textContent).toBe('mine not mine everybody’s');
  });

  it('follows changed rights in the next frame, both ways', async () => {
    const session = await openSession({ roles: ['Agent'] });
    const host = await show(
      session,
      <Can guard={['Editor']} fallback="closed">
        open
      </Can>,
    );
    for (const [roles, text] of [
      [['Editor'], 'open'],
      [['Agent'], 'closed'],
      [['Agent', 'Editor'], 'open'],
      [[], 'closed'],
    ] as const) {
      session.setAccess({ roles });
      await nextFrame();
      expect(host.textContent).toBe(text);
    }
    session.setAccess({ admin: true });
    await nextFrame();
    expect(host.textContent).toBe('open');
  });

  it('adds no element of its own', async () => {
    const host = await show(await openSession(), <Can guard={undefined}>text</Can>);
    expect(host.children.length).toBe(0);
  });
});

describe('Guarded', () => {
  it('is an element that is not in the document for users who do not pass [element-by-permission]', async () => {
    const session = await openSession({ permissions: ['order:write'] });
    const handleClick = vi.fn();
    const host = await show(
      session,
      <p>
        <Guarded as="button" guard={['order:write']} type="button" onClick={handleClick} className="save">
          Save
        </Guarded>
        <Guarded as="button" guard={['order:delete']} type="button">
          Delete
        </Guarded>
      </p>,
    );
    const button = host.querySelector('button');
    button?.click();
    expect(handleClick).toHaveBeenCalledTimes(1);
    expect(button?.outerHTML).toBe('<button type="button" class="save">Save</button>');
    expect(host.querySelectorAll('button').length).toBe(1);
    session.setAccess({ permissions: ['order:delete'] });
    await nextFrame();
    expect(host.textContent).toBe('Delete');
  });

  it('passes its ref to the element, and clears it when the right is revoked', async () => {
    const session = await openSession({ roles: ['Editor'] });
    await show(
      session,
      <div>
        <Form />
      </div>,
    );
    expect(seen.input?.current?.tagName).toBe('INPUT');
    session.setAccess({ roles: [] });
    await nextFrame();
    expect(seen.input?.current).toBeNull();
  });

  it('takes a component as well', async () => {
    const host = await show(
      await openSession({ roles: ['Editor'] }),
      <Guarded as={Badge} guard={['Editor']} label="Pro" />,
    );
    expect(host.innerHTML).toBe('<b>Pro</b>');
  });
});

describe('hooks', () => {
  it('useCan re-renders a component only when the result changes', async () => {
    const session = await openSession({ roles: ['Agent'] });
    const host = await show(session, <MayEdit />);
    seen.renders = 0;
    session.setAccess({ roles: ['Agent', 'Chief'] });
    await nextFrame();
    expect(seen.renders).toBe(0);
    session.setAccess({ roles: ['Editor'] });
    await nextFrame();
    expect(host.textContent).toBe('yes');
    expect(seen.renders).toBeGreaterThan(0);
  });

  it('useCan takes a guard that changes from render to render', async () => {
    const session = await openSession({ roles: ['Agent'] });
    const host = await show(
      session,
      <>
        <Holds name="Agent" /> <Holds name="Editor" />
      </>,
    );
    expect(host.textContent).toBe('yes no');
  });

  it('useVerdict gives the reason, and follows', async () => {
    const session = await openSession({ roles: ['Agent'] });
    const host = await show(session, <WhyNot />);
    expect(host.textContent).toBe('needs any of: Editor; holds: Agent');
    session.setAccess({ roles: ['Chief'] });
    await nextFrame();
    expect(host.textContent).toBe('needs any of: Editor; holds: Chief');
  });

  it('useSession gives the state, and follows login and logout', async () => {
    const session = await openSession();
    const host = await show(session, <Who />);
    expect(host.textContent).toBe('Agent signedIn');
    session.reset();
    await nextFrame();
    expect(host.textContent).toBe('Agent signedOut');
  });

  it('useSessionActions returns the session itself and never re-renders', async () => {
    const session = await openSession();
    await show(session, <Actions />);
    seen.sessions = [];
    session.reset();
    await nextFrame();
    expect(seen.sessions).toEqual([]);
  });

  it('outside a provider name the missing provider', async () => {
    const problems: unknown[] = [];
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host, { onUncaughtError: (problem) => problems.push(problem) });
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    root.render(<Can guard={['Editor']}>x</Can>);
    await vi.waitFor(() => expect(problems.length).toBe(1));
    expect(String(problems[0])).toContain('put <SessionProvider session={createSession(...)}> above this component');
  });

  it('leave no listener behind when they unmount', async () => {
    const session = await openSession();
    let listening = 0;
    const counted: Session = {
      ...session,
      subscribe(listener) {
        listening += 1;
        const stop = session.subscribe(listener);
        return () => {
          listening -= 1;
          stop();
        };
      },
    };
    const host = document.createElement('div');
    const root = createRoot(host);
    root.render(
      <StrictMode>
        <SessionProvider session={counted}>
          <Can guard={['a']}>x</Can>
          <Guarded as="i" guard={['a']} />
        </SessionProvider>
      </StrictMode>,
    );
    await vi.waitFor(() => expect(listening).toBe(2));
    root.unmount();
    await vi.waitFor(() => expect(listening).toBe(0));
  });
});

describe('guards in a project’s own names', () => {
  const access = defineAccess({ roles: ['Editor', 'Agent'], permissions: ['order:write'] });
  const guards = createGuards(access);

  it('are the very same at run time', () => {
    expect(guards).toEqual({ Can, Guarded, useCan, useVerdict });
  });

  it('do not compile with a misspelt name', async () => {
    const session = await openSession({ roles: ['Editor'] });
    const host = await show(
      session,
      <>
        <guards.Can guard={['Editor']}>x</guards.Can>
        {/* @ts-expect-error a role that is not declared */}
        <guards.Can guard={['Edtior']}>y</guards.Can>
        <guards.Guarded as="button" type="button" guard={{ permission: ['order:write'] }} />
        {/* @ts-expect-error a permission that is not declared */}
        <guards.Guarded as="button" type="button" guard={{ permission: ['order:wirte'] }} />
        {/* @ts-expect-error a prop that the element does not have */}
        <guards.Guarded as="button" type="button" guard={['Agent']} href="/x" />
      </>,
    );
    expect(host.textContent).toBe('x');
  });
});

describe('another user', () => {
  it('finds nothing of the first on the screen', async () => {
    const profiles = [
      { username: 'First', roles: ['Editor'] },
      { username: 'Second', roles: ['Agent'] },
    ];
    const session = createSession({
      gateway: { signIn: async () => `T${profiles.length}`, loadProfile: async () => profiles.shift() },
      tokens: createTokenStore({ kind: 'memory' }),
      channel: null,
      defaults: { username: 'Desk agent' },
    });
    onTestFinished(() => session.dispose());
    const host = await show(session, <Screen />);
    expect(host.textContent).toBe('Desk agent: ');
    await session.signIn({});
    await session.loadProfile();
    await nextFrame();
    expect(host.textContent).toBe('First: edit ');
    await session.signOut();
    await nextFrame();
    expect(host.textContent).toBe('Desk agent: ');
    expect(session.snapshot().access).toEqual(anonymous);
    await session.signIn({});
    await nextFrame();
    expect(host.textContent).toBe('Desk agent: ');
    await session.loadProfile();
    await nextFrame();
    expect(host.textContent).toBe('Second: place');
  });
});
