import { use } from 'react';
import { useConsole } from '../kernel/console-context';
import { PageWrapContext } from '../kernel/page-wrap';

export interface PageBodyProps {
  page: string | undefined;
  /** The app draws something of its own around it. Default false. */
  wrapped?: boolean;
}

/** The page of a key, or the 404 page for a key that no page has. Suspends while its code is on the way and throws a `PageLoadError` when it does not come. */
export function PageBody({ page, wrapped = false }: PageBodyProps) {
  const { pages } = useConsole();
  const key = page !== undefined && pages.has(page) ? page : '404';
  const Page = use(pages.load(key));
  const Wrap = use(PageWrapContext);
  if (!Wrap || !wrapped) return <Page />;
  return (
    <Wrap>
      <Page />
    </Wrap>
  );
}
