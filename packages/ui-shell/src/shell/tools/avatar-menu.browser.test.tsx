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
  'what is said of a login stands whole beside its name: %s',
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
    const said = [...(button?.querySelectorAll('span') ?? [])].find(({ textContent }) => textContent?.includes(note));
    if (!button || !said) throw new Error('It is not said.');
    expect(said.textContent).toBe(`(${note})`);
    expect(said.scrollWidth).toBeLessThanOrEqual(said.clientWidth);
    const [inner, outer] = [said.getBoundingClientRect(), button.getBoundingClientRect()];
    expect(inner.left).toBeGreaterThanOrEqual(outer.left);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
    expect(getComputedStyle(said).overflow).toBe('visible');
  },
);
