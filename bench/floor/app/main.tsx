import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { createLanguages } from './languages';
import { Login } from './login';
import { Office } from './office';
import { serveFromCache } from './service-worker';
import { session } from './session';
import { Styles } from './styles';

const i18n = createLanguages();

function App() {
  const { token } = useSnapshot(session);
  return (
    <I18nProvider i18n={i18n}>
      <Styles />
      <HashRouter>{token ? <Office /> : <Login />}</HashRouter>
    </I18nProvider>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
serveFromCache();
