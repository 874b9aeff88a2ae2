import { createContext, use } from 'react';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';

/** The title that the route of the page around has in the table. */
export const PageTitleContext = createContext<Text | undefined>(undefined);

/** The title of the page around in the present language, as its route carries it; empty outside of a page. @public */
export function usePageTitle(): string {
  const t = useText();
  const title = use(PageTitleContext);
  return title === undefined ? '' : t(title);
}
