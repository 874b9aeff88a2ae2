import { use } from 'react';
import { useConsole } from '../kernel/console-context';
import { PageWrapContext } from '../kernel/page-wrap';

export interface PageBodyProps {
  page: string | undefined;
  /** Whether the app wraps it. Default false. */
  wrapped?: boolean;
}

/** The page of a key, or the 404 page for an unknown key. Suspends while its code loads and throws a `PageLoadError` if loading fails. */
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
