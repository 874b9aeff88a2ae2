import { useFormat } from '@waybill/kit/console';
import { Card, CardTitle, color, radius, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Summary } from '../../contract/invitations';
import { promotionMessages } from '../messages';

/** The steps from visit to commission with their counts; each count links to its rows. */
export function Funnel({ summary }: { summary: Summary | undefined }) {
  const t = useText();
  const format = useFormat();
  const counts = summary?.funnel;
  const top = Math.max(1, ...Object.values(counts ?? {}));
  return (
    <Card aria-label={t(promotionMessages.funnel)}>
      <CardTitle>{t(promotionMessages.funnel)}</CardTitle>
      <Steps>
        {steps.map(([name, before], index) => (
          <li key={name}>
            <span>{t(promotionMessages[`funnel-${name}`])}</span>
            <Track aria-hidden>
              {counts && <i style={{ inlineSize: `${(counts[name] / top) * 100}%`, opacity: 1 - index * 0.18 }} />}
            </Track>
            {summary && counts ? (
              <Link to={linkOf(name, summary)}>{format.number(counts[name])}</Link>
            ) : (
              <Skeleton $width="48px" $height={24} />
            )}
            <small>{counts && before && counts[before] > 0 ? format.percent(counts[name] / counts[before]) : ''}</small>
          </li>
        ))}
      </Steps>
      <Note>
        <span>{t(promotionMessages.funnelHint)}</span>
        {summary && summary.bots > 0 && (
          <>
            {' '}
            <Link to={href('/promotion/visitorList', { query: { bot: 'true', from: summary.from, to: summary.to } })}>
              {t(promotionMessages.botsLeftOut, { count: summary.bots })}
            </Link>
          </>
        )}
      </Note>
    </Card>
  );
}

const steps = [
  ['visits', undefined],
  ['registered', 'visits'],
  ['ordered', 'registered'],
  ['signed', 'ordered'],
] as const;

/** The list with the rows that a step counts. */
function linkOf(step: (typeof steps)[number][0], { from, to }: Summary): string {
  if (step === 'visits') return href('/promotion/visitorList', { query: { bot: 'false', from, to } });
  const state = step === 'registered' ? {} : { state: step };
  return href('/promotion/userList', { query: { ...state, from, to } });
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr) minmax(3rem, auto) 3.25rem;
    gap: ${space(3)};
    align-items: center;
    min-height: 32px;
  }

  span {
    color: ${color('text')};
  }

  a {
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
    text-decoration: none;
  }

  a:hover {
    color: ${color('primaryText')};
    text-decoration: underline;
  }

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Track = styled.div`
  height: 20px;
  border-radius: ${radius('small')};
  background: ${color('surfaceSunken')};

  i {
    display: block;
    height: 100%;
    min-width: 2px;
    border-radius: ${radius('small')};
    background: ${color('primaryFill')};
  }
`;

const Note = styled.p`
  margin: ${space(3)} 0 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};

  a {
    color: ${color('primaryText')};
  }
`;
