import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { AvatarMenu } from './avatar-menu';

let drawn: Awaited<ReturnType<typeof draw>> | undefined;
afterEach(async () => {
  await drawn?.remove();
  await page.viewport(414, 896);
});

test.each(['登录拦截已关闭', 'login interception is off', 'Die Anmeldung wird nicht verlangt'])(
  'the note of a login is fully visible beside its name: %s',
  async (note) => {
    await page.viewport(1024, 700);
    drawn = await draw(
      <header style={{ display: 'flex', justifyContent: 'end', width: 420 }}>
        <AvatarMenu
          username="a user name that is far too long for any header of a console"
          note={note}
          avatar=""
          onLogout={() => {}}
        />
      </header>,
    );
    const button = drawn.host.querySelector('button');
    const noteElement = [...(button?.querySelectorAll('span') ?? [])].find(({ textContent }) =>
      textContent?.includes(note),
    );
    if (!button || !noteElement) throw new Error('There is no note.');
    expect(noteElement.textContent).toBe(`(${note})`);
    expect(noteElement.scrollWidth).toBeLessThanOrEqual(noteElement.clientWidth);
    const [inner, outer] = [noteElement.getBoundingClientRect(), button.getBoundingClientRect()];
    expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
    expect(getComputedStyle(noteElement).overflow).toBe('visible');
  },
);
