import { useEffect, useEffectEvent, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router';
import type { ConsoleApplication } from './console-application';
import { assembleConsole } from './create-console';
import type { ConsoleParts } from './kernel/console-parts';
import type { Wrap } from './kernel/page-wrap';
import { ConsoleApp } from './view/console-app';
import { drawWhenReady } from './view/draw-when-ready';

/** @public */
export interface ConsoleProps {
  /** The options of `createConsole`, read once: for another app, use another `key`. */
  app: ConsoleApplication;
  /** Your own providers around the console; its hooks work inside. Keep the component stable. Default: `undefined`. */
  wrap?: Wrap;
  /** A wrapper of each page, such as your own error boundary; uncaught errors show the console's message in place of the page. Default: `undefined`. */
  wrapPage?: Wrap;
}

/** A console inside a React tree: contexts and `StrictMode` reach its pages, and errors of `wrap` reach the boundary around. It starts and ends with the element. @public */
export function Console({ app, wrap, wrapPage }: ConsoleProps) {
  const [parts, setParts] = useState<ConsoleParts | null>(null);
  const run = useEffectEvent(() => assembleConsole(app).run(drawWhenReady(setParts)));
  useEffect(() => run(), []);
  return (
    parts && (
      <OutsideOfRouters>
        <ConsoleApp parts={parts} wrap={wrap} wrapPage={wrapPage} />
      </OutsideOfRouters>
    )
  );
}

/** Each page has a router of its own. React Router refuses one inside another, and has no public way out of the outer one. */
const OutsideOfRouters: Wrap = ({ children }) => (
  <DataRouterContext value={null}>
    <DataRouterStateContext value={null}>
      <LocationContext value={null as never}>{children}</LocationContext>
    </DataRouterStateContext>
  </DataRouterContext>
);
