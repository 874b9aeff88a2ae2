import { expect, it, vi } from 'vitest';
import { createMemoryLocation } from './memory-location';

it('goes forward, back and elsewhere without the address of a window', () => {
  const location = createMemoryLocation('/berths?page=2');
  const heard = vi.fn();
  const stop = location.listen(({ path, search }) => heard(path + search));
  location.push('/ships', 'state');
  expect(location.current).toMatchObject({ path: '/ships', state: 'state' });
  location.go(-1);
  expect(location.current).toMatchObject({ path: '/berths', search: '?page=2' });
  location.go(-1);
  location.push('/fees');
  location.replace('/fees?paid=1');
  location.go(1);
  stop();
  location.push('/unheard');
  expect(heard.mock.calls.flat()).toEqual(['/ships', '/berths?page=2', '/fees', '/fees?paid=1']);
});

it('each entry has a unique key', () => {
  const location = createMemoryLocation();
  const first = location.current.key;
  location.push('/');
  expect(location.current.key).not.toBe(first);
});
