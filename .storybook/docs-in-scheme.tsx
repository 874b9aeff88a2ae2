import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

type Globals = Record<string, unknown>;

/** A page of documents, dark where the chosen scheme is dark. */
export function DocsInScheme({ children, ...props }: DocsContainerProps) {
  const isDark = useScheme(initialGlobals(props.context)) === 'dark';
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

function useScheme(initial: Globals): 'light' | 'dark' {
  const [chosen, setChosen] = useState(initial.scheme);
  const [isDarkDevice, setIsDarkDevice] = useState(() => device().matches);
  useEffect(() => {
    const channel = addons.getChannel();
    const handleGlobals = ({ globals }: { globals: Globals }) => setChosen(globals.scheme);
    const handleDevice = () => setIsDarkDevice(device().matches);
    const media = device();
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, handleGlobals);
    media.addEventListener('change', handleDevice);
    return () => {
      for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(event, handleGlobals);
      media.removeEventListener('change', handleDevice);
    };
  }, []);
  return chosen === 'dark' || (chosen === 'system' && isDarkDevice) ? 'dark' : 'light';
}

const device = () => matchMedia('(prefers-color-scheme: dark)');

/** The globals of the address, or of the last page: the type of the context does not say that it has a store. */
function initialGlobals(context: unknown): Globals {
  const { store } = context as { store?: { userGlobals?: { globals?: Globals } } };
  return store?.userGlobals?.globals ?? {};
}
