import {
  Activity,
  type FocusEvent,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { type AddBackStep, BackStepContext } from '../../lib/use-back-step';
import { PageBoundary, type PageFailure } from './page-boundary';
import { type PageActions, type PageLife, PageScopeContext } from './page-scope';
import type { PageView } from './page-view';
import { useParking } from './use-parking';

interface CachedPageProps<View extends PageView> {
  view: View;
  active: boolean;
  renderPage: (view: View) => ReactNode;
  actions: PageActions;
  fallback: ReactNode;
  onPageError: ((failure: PageFailure) => void) | undefined;
  onPageRetry: ((failure: PageFailure) => void) | undefined;
}

/** A cached page: React's Activity hides and shows it; it has a separate error boundary and focus. */
export const CachedPage = memo(function CachedPage<View extends PageView>({
  view,
  active,
  renderPage,
  actions,
  fallback,
  onPageError,
  onPageRetry,
}: CachedPageProps<View>) {
  const { key } = view;
  const lastFailure = useRef<PageFailure | null>(null);
  const [life] = useState<PageLife>(() => ({ visible: false, shows: 0 }));
  const scope = useMemo(() => ({ key, actions, life }), [key, actions, life]);
  const attach = useParking(active);
  const add = use(BackStepContext);
  const addOfPage = useCallback<AddBackStep>((close) => add?.(close, true) ?? (() => {}), [add]);
  const focused = useRef<HTMLElement | null>(null);
  const rememberFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    focused.current = event.target;
  }, []);
  const noteBroken = useCallback(
    (failure: PageFailure) => {
      lastFailure.current = failure;
      onPageError?.(failure);
    },
    [onPageError],
  );
  const startAnew = useCallback(() => {
    actions.markUnsaved(key, false);
    if (lastFailure.current) onPageRetry?.(lastFailure.current);
  }, [actions, key, onPageRetry]);

  useLayoutEffect(() => {
    if (life.visible === active) return;
    life.visible = active;
    if (!active) return;
    life.shows += 1;
    if (focused.current?.isConnected) focused.current.focus({ preventScroll: true });
  }, [life, active]);

  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <Frame ref={attach} data-page={key} onFocus={rememberFocus}>
        <BackStepContext value={addOfPage}>
          <PageScopeContext value={scope}>
            <PageBoundary pageKey={key} onError={noteBroken} onRetry={startAnew}>
              <Suspense fallback={fallback}>
                <PageBody view={view} renderPage={renderPage as (view: PageView) => ReactNode} />
              </Suspense>
            </PageBoundary>
          </PageScopeContext>
        </BackStepContext>
      </Frame>
    </Activity>
  );
}, isSamePage) as <View extends PageView>(props: CachedPageProps<View>) => ReactNode;

const Frame = styled.div`
  min-height: 100%;
  contain: style;

  &[data-state='hidden'] {
    content-visibility: hidden;
    height: 0;
    min-height: 0;
    overflow: clip;
  }
`;

interface PageBodyProps {
  view: PageView;
  renderPage: (view: PageView) => ReactNode;
}

const PageBody = memo(function PageBody({ view, renderPage }: PageBodyProps) {
  return renderPage(view);
}, isSamePage);

/** Compares only the parts of a tab that its page uses, because React would render a hidden page for a new title. */
function isSamePage<Props extends { view: PageView }>(
  { view: before, ...had }: Props,
  { view: now, ...has }: Props,
): boolean {
  return (
    before.key === now.key &&
    before.location === now.location &&
    Object.entries(has).every(([name, value]) => Object.is(value, Reflect.get(had, name)))
  );
}
