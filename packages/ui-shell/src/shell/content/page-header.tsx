import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, textSize } from '../../theme/tokens';

/** @public */
export interface PageHeaderProps {
  title: string;
  /** One quiet sentence below the title. Default: none. */
  lead?: ReactNode;
  /** Buttons at the end of the title row. Default: none. */
  actions?: ReactNode;
}

/** The title row of a page, as `Page` has it, for pages that lay out the rest by themselves. @public */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <Actions data-screen>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: 32px;

  h1 {
    margin: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('section')};
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
