import { useCan } from '@waybill/auth-core/react';
import { toBusinessDate, useFormat } from '@waybill/kit/console';
import { todayCall } from '@waybill/orders/contract';
import { Card, color, ListState, NavIcon, radius, space, textSize, useText } from '@waybill/ui-shell';
import { useGreeting, useMenu, useServerData } from '@waybill/ui-shell/console';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LatestOrders } from './home/latest-orders';
import { homeMessages } from './home/messages';
import { shortcutsOf } from './home/shortcuts';
import { TodayFigures } from './home/today-figures';
import { TwoWeeks } from './home/two-weeks';

const ordersGuard = { permission: ['read:order'] } as const;

/** Where the day begins: what is to be done, how the last two weeks went, what came last, and a short way to every page. */
export default function HomePage() {
  const t = useText();
  const greeting = useGreeting();
  const sections = shortcutsOf(useMenu());
  const seesOrders = useCan(ordersGuard);
  const { data: today, state, reload } = useServerData(todayCall, seesOrders ? {} : null);
  return (
    <Page>
      <Welcome>
        <h1>{greeting}</h1>
        <LongDate date={today?.date ?? toBusinessDate(Date.now())} />
      </Welcome>
      {seesOrders && state === 'failed' && !today && (
        <Card>
          <ListState kind="error" onRetry={reload}>
            {t(homeMessages.failed)}
          </ListState>
        </Card>
      )}
      {seesOrders && (state !== 'failed' || today) && (
        <>
          <TodayFigures today={today} />
          <Wide>
            <TwoWeeks days={today?.days} />
            <LatestOrders orders={today?.latest} />
          </Wide>
        </>
      )}
      {sections.map(({ section, entries }) => (
        <section key={section.path} aria-label={t(section.title)}>
          <SectionTitle>{t(section.title)}</SectionTitle>
          <Grid>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Shortcut to={entry.path}>
                  <NavIcon name={entry.icon} size={18} />
                  {t(entry.title)}
                </Shortcut>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </Page>
  );
}

/** A date in words, after the first view: for its first words a browser reads its tables of languages, 12 to 17 ms. */
function LongDate({ date }: { date: string }) {
  const format = useFormat();
  const stands = useDeferredValue(true, false);
  return <time dateTime={date}>{stands ? format.fullDay(date) : '\u00a0'}</time>;
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 1400px;
`;

const Welcome = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  align-items: baseline;
  justify-content: space-between;

  h1 {
    margin: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  time {
    min-inline-size: 10em;
    color: ${color('textMuted')};
  }
`;

const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const SectionTitle = styled.h2`
  margin: 0 0 ${space(2)};
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
  font-weight: 600;
`;

const Grid = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Shortcut = styled(Link)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  color: ${color('textStrong')};
  text-decoration: none;

  svg {
    color: ${color('primaryText')};
  }

  &:hover {
    border-color: ${color('primaryText')};
    color: ${color('primaryText')};
  }
`;
