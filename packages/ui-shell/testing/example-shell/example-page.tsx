import { styled } from 'styled-components';
import { useText } from '../../src/locales/use-text';
import { color, radius, shadow, space, textSize } from '../../src/theme/tokens';
import { exampleMessages } from './messages';

const { today, onTheRoad, toCollect, referrals, latest, hangzhou, chengdu, xian } = exampleMessages;
const figures = [
  [today, '128'],
  [onTheRoad, '342'],
  [toCollect, '57'],
  [referrals, '1,206'],
] as const;
const rows = [
  ['WB20250206018', hangzhou, chengdu],
  ['WB20250206017', xian, hangzhou],
  ['WB20250206016', chengdu, xian],
  ['WB20250206015', hangzhou, xian],
] as const;

/** A page as a back office has them: a row of figures, and a card with a list. */
export function ExamplePage() {
  const t = useText();
  return (
    <Stack>
      <Figures>
        {figures.map(([name, value]) => (
          <Card key={name.id}>
            <Caption>{t(name)}</Caption>
            <Figure>{value}</Figure>
          </Card>
        ))}
      </Figures>
      <Card>
        <Heading>{t(latest)}</Heading>
        <List>
          {rows.map(([code, from, to]) => (
            <Row key={code}>
              <Code>{code}</Code>
              <span>
                {t(from)} → {t(to)}
              </span>
            </Row>
          ))}
        </List>
      </Card>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)};
`;

const Card = styled.section`
  padding: ${space(5)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  box-shadow: ${shadow('card')};
`;

const Caption = styled.div`
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
`;

const Figure = styled.div`
  margin-block-start: ${space(1)};
  color: ${color('textStrong')};
  font-size: 26px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 36px;
`;

const Heading = styled.h2`
  margin: 0 0 ${space(3)};
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
  font-weight: 600;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(3)};
  border-block-start: 1px solid ${color('border')};
`;

const Code = styled.span`
  color: ${color('primaryText')};
  font-variant-numeric: tabular-nums;
`;
