import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { Button } from '../../../../../controls/basic/button';
import { copyText } from '../../../../../lib/copy-text';
import { useText } from '../../../../../locales/use-text';
import { color, flexWrap, radius, sectionTitle, space, strongText, textSize } from '../../../../../theme/tokens';
import { useConsole } from '../../../../kernel/console-context';
import { toDebugReport } from './debug-report';
import { debuggerMessages } from './messages';
import { RouteVerdicts } from './route-verdicts';
import { SourceCodePrompt } from './source-code-prompt';

/** For developers: session, rights, effective configuration, route verdicts, storage and versions. It shows no token. */
export default function DebuggerPage() {
  const t = useText();
  const parts = useConsole();
  const { toasts, session, navigation, config } = parts;
  useSnapshot(session.state);
  useSnapshot(navigation.state);
  const report = toDebugReport(parts);
  const shown = useRef<HTMLDivElement>(null);

  const copy = () =>
    copyText(JSON.stringify(report, null, 2), shown.current).then(
      () => toasts.success(debuggerMessages.copied),
      () => toasts.error(debuggerMessages.copyFailed),
    );

  return (
    <Frame ref={shown}>
      <Head>
        <div>
          <h1>{t(debuggerMessages.heading)}</h1>
          <p>{t(debuggerMessages.hint)}</p>
        </div>
        <Tools>
          {config.sourceCode && <SourceCodePrompt source={config.sourceCode} />}
          <Button onClick={copy}>{t(debuggerMessages.copy)}</Button>
        </Tools>
      </Head>
      <Section title={t(debuggerMessages.session)}>
        <Facts value={report.session} />
      </Section>
      <Section title={t(debuggerMessages.routes)}>
        <RouteVerdicts routes={report.routes} />
      </Section>
      <Section title={t(debuggerMessages.config)}>
        <Facts value={report.config} />
      </Section>
      <Section title={t(debuggerMessages.theme)}>
        <Facts value={report.theme} />
      </Section>
      <Section title={t(debuggerMessages.storage)}>
        <Facts
          value={Object.fromEntries(
            report.storage.map(({ place, key, characters }) => [`${place}: ${key}`, characters]),
          )}
        />
      </Section>
      <Section title={t(debuggerMessages.versions)}>
        <Facts value={report.versions} />
      </Section>
    </Frame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

function Facts({ value }: { value: object }) {
  return (
    <dl>
      {Object.entries(value).map(([key, fact]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{typeof fact === 'string' ? fact : JSON.stringify(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 1080px;
  margin: 0 auto;
  padding: ${space(5)};
`;

const Head = styled.header`
  ${flexWrap(3)}
  align-items: flex-start;
  justify-content: space-between;

  h1 {
    margin: 0 0 ${space(1)};
    ${strongText()}
    font-size: ${textSize('title')};
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;

const Tools = styled.div`
  ${flexWrap(2)}
`;

const Card = styled.section`
  min-width: 0;
  padding: ${space(5)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};

  h2 {
    margin: 0 0 ${space(3)};
    ${sectionTitle()}
  }

  dl {
    display: grid;
    gap: ${space(1)};
    margin: 0;
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(120px, 220px) minmax(0, 1fr);
    gap: ${space(3)};

    @media (max-width: 575.98px) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  dt {
    color: ${color('textMuted')};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
