import { useLingui } from '@lingui/react';
import { ChevronRight, ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { color, flexFill, inlineRow, motion, mutedCaption, radius, space, textSize } from '../../theme/tokens';
import type { SearchEngine } from '../search/search-engine';
import { toSearchUrl } from '../search/to-search-url';
import type { ErrorLogEntry } from './error-list';
import { errorLogMessages } from './messages';

export interface ErrorLogItemProps {
  entry: ErrorLogEntry;
  engines: readonly SearchEngine[];
}

/** A stored error: message, count, page and time, a collapsible stack and search links. */
export function ErrorLogItem({ entry, engines }: ErrorLogItemProps) {
  const t = useText();
  const { i18n } = useLingui();
  return (
    <Item>
      <Message>
        <Words>{entry.message}</Words>
        {entry.count > 1 && <Count>{t(errorLogMessages.times, { count: entry.count })}</Count>}
      </Message>
      <Facts>
        <span>
          {t(errorLogMessages.page)} <Address>{entry.url || '/'}</Address>
        </span>
        <time dateTime={new Date(entry.at).toISOString()}>{new Date(entry.at).toLocaleTimeString(i18n.locale)}</time>
      </Facts>
      <Links>
        <span aria-hidden>{t(errorLogMessages.search)}</span>
        {engines.map((engine) => (
          <Link
            key={engine.url}
            href={toSearchUrl(engine, entry.message.slice(0, 256))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(errorLogMessages.searchWith, { engine: t(engine.name) })}
          >
            {t(engine.name)}
            <ExternalLink aria-hidden size={12} />
          </Link>
        ))}
      </Links>
      <Fold>
        <summary>
          <ChevronRight aria-hidden size={14} />
          {t(errorLogMessages.stack)}
        </summary>
        <Stack tabIndex={0} role="group" aria-label={t(errorLogMessages.stack)}>
          {entry.stack || t(errorLogMessages.noStack)}
        </Stack>
      </Fold>
    </Item>
  );
}

const Item = styled.li`
  padding: ${space(3)} 0 ${space(2)};
  border-block-end: 1px solid ${color('border')};

  &:last-child {
    border-block-end: 0;
  }
`;

const Message = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
`;

const Words = styled.div`
  ${flexFill}
  color: ${color('danger')};
  font-weight: 600;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  overflow: hidden;
`;

const Count = styled.span`
  flex: none;
  padding: 0 ${space(2)};
  border-radius: ${radius('round')};
  background: ${color('surfaceSunken')};
  color: ${color('text')};
  font-size: ${textSize('caption')};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  ${mutedCaption()}
  overflow-wrap: anywhere;
`;

const Address = styled.code`
  color: ${color('text')};
  font-family: ui-monospace, 'SF Mono', Consolas, monospace;
`;

const Fold = styled.details`
  summary {
    ${inlineRow(1)}
    min-height: 28px;
    margin-inline-start: -${space(1)};
    padding: 0 ${space(1)};
    border-radius: ${radius('medium')};
    color: ${color('text')};
    font-size: ${textSize('caption')};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: ${color('textStrong')};
  }

  svg {
    transition: transform ${motion('fast')};
  }

  &[open] svg {
    transform: rotate(90deg);
  }

  @media (pointer: coarse) {
    summary {
      min-height: 40px;
    }
  }
`;

const Links = styled.span`
  float: inline-end;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  ${mutedCaption()}
  line-height: 1.75rem;

  @media (pointer: coarse) {
    line-height: 2.5rem;
  }
`;

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  border-radius: ${radius('small')};
  color: ${color('primaryText')};

  &:hover {
    text-decoration: underline;
  }
`;

const Stack = styled.pre`
  max-height: 240px;
  margin: ${space(1)} 0 ${space(2)};
  padding: ${space(3)};
  overflow: auto;
  border-radius: ${radius('large')};
  background: ${color('surfaceSunken')};
  color: ${color('text')};
  font-family: ui-monospace, 'SF Mono', Consolas, monospace;
  font-size: ${textSize('caption')};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
