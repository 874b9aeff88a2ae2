import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { consoleParts, drawInConsole } from '../../../testing/console/draw-in-console';
import { act } from '../../../testing/draw';
import LoginPage from '../features/session/login/login-page';
import { DocumentTitle } from './document-title';

it('title and subtitle that are set in the theme are those of login page and document, at once [title-subtitle-have-one-source]', async () => {
  const parts = consoleParts();
  await drawInConsole(
    parts,
    <>
      <DocumentTitle />
      <LoginPage />
    </>,
  );
  await act(async () => parts.theme.set({ title: 'Dockyard', subTitle: 'Every berth' }));
  await expect.element(page.getByRole('heading', { name: /Dockyard/ })).toBeVisible();
  await expect.element(page.getByText('Dockyard', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Every berth').first()).toBeVisible();
  expect(document.title).toBe('Dockyard - Every berth');
});
