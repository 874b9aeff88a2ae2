import { expect, it, vi } from 'vitest';
import { consoleParts } from '../../../../testing/console/draw-in-console';

it('a failing task before logout, as on a full disk, does not prevent the logout', async () => {
  const { session, beforeLeaving } = consoleParts();
  const full = new DOMException('full', 'QuotaExceededError');
  const others = vi.fn(async () => {});
  beforeLeaving.add(async () => {
    throw full;
  });
  beforeLeaving.add(() => {
    throw full;
  });
  beforeLeaving.add(others);
  session.adoptToken('T1');
  await session.signOut();
  expect(session.getToken()).toBeNull();
  expect(others).toHaveBeenCalledOnce();
});
