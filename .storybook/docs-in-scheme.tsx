import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { lookQueries, resolveLook } from '../packages/ui-shell/src/theme/resolve-look';

/** A page of documents, dark where the chosen scheme is dark. */
export function DocsInScheme({ children, ...props }: DocsContainerProps) {
  const scheme = useSyncExternalStore(subscribe, readScheme);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  const device = matchMedia(lookQueries.dark);
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, listener);
  device.addEventListener('change', listener);
  return () => {
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(event, listener);
    device.removeEventListener('change', listener);
  };
}

function readScheme(): 'light' | 'dark' {
  const channel = addons.getChannel();
  const [{ globals = {} } = {}] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return resolveLook({ scheme: globals.scheme ?? 'light', contrast: 'normal' }).scheme;
}
