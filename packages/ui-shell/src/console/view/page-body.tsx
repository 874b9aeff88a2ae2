import { use } from 'react';
import { useConsole } from '../kernel/console-context';

/** The page of a key, or the 404 page for a key that no page has. Suspends while its code is on the way and throws a `PageLoadError` when it does not come. */
export function PageBody({ page }: { page: string | undefined }) {
  const { pages } = useConsole();
  const key = page !== undefined && pages.has(page) ? page : '404';
  const Page = use(pages.load(key));
  return <Page />;
}
