import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, gap, radius, sectionTitle } from '../../theme/tokens';
import { PageHeader, type PageHeaderProps } from './page-header';

/** @public */
export interface PageProps extends PageHeaderProps {
  children: ReactNode;
}

/** A page inside the shell: a quiet title row, and cards below it. @public */
export function Page({ children, ...header }: PageProps) {
  return (
    <Frame>
      <PageHeader {...header} />
      {children}
    </Frame>
  );
}

/** A white surface with a hairline. @public */
export const Card = styled.section`
  min-width: 0;
  padding: ${gap('block')} ${gap('card')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};

  @media (max-width: 575.98px) {
    padding: ${gap('block')};
  }
`;

/** The heading of a card. @public */
export const CardTitle = styled.h2`
  margin: 0 0 ${gap('block')};
  ${sectionTitle()}
  line-height: 1.5;
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap('block')};
`;
