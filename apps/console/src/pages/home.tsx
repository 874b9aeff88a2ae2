import { useLingui } from '@lingui/react';
import { color, NavIcon, radius, shadow, space, textSize, useText } from '@waybill/ui-shell';
import { useGreeting, useMenu } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homeMessages } from './messages';
import { shortcutsOf } from './shortcuts';

/** Where the day begins: a greeting, and a short way to everything the user may see. */
export default function HomePage() {
  const t = useText();
  const { i18n } = useLingui();
  const greeting = useGreeting();
  const sections = shortcutsOf(useMenu());
  const today = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full' }).format(new Date());
  return (
    <Page>
      <Welcome>
        <div>
          <h1>{greeting}</h1>
          <p>{t(homeMessages.lead)}</p>
        </div>
        <time>{today}</time>
      </Welcome>
      {sections.map(({ section, entries }) => (
        <section key={section.path} aria-label={t(section.title)}>
          <SectionTitle>{t(section.title)}</SectionTitle>
          <Grid>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Shortcut to={entry.path}>
                  <Tile>
                    <NavIcon name={entry.icon} size={20} />
                  </Tile>
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

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 1200px;
`;

const Welcome = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: flex-end;
  justify-content: space-between;
  padding: ${space(6)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  box-shadow: ${shadow('card')};

  h1 {
    margin: 0 0 ${space(1)};
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
  }

  time {
    color: ${color('textMuted')};
  }
`;

const SectionTitle = styled.h2`
  margin: 0 0 ${space(3)};
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
  font-weight: 600;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 575.98px) {
    grid-template-columns: 1fr;
  }
`;

const Shortcut = styled(Link)`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(4)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  color: ${color('textStrong')};
  text-decoration: none;

  &:hover {
    border-color: ${color('primaryText')};
    color: ${color('primaryText')};
  }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('large')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};
`;
