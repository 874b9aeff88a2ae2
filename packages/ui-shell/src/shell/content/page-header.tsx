import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../lib/visually-hidden';
import { oneLine } from '../../theme/pieces';
import { color, flexWrap, strongText, textSize } from '../../theme/tokens';

/** @public */
export interface PageHeaderProps {
  title: string;
  /** A muted sentence below the title. Default: `undefined`. */
  lead?: ReactNode;
  /** Links to parts or states of the page, which visually replace the title. Default: the title is visible. */
  tabs?: ReactNode;
  /** Buttons at the end of the title row. Default: `undefined`. */
  actions?: ReactNode;
  /** A toolbar that covers the row. Default: `undefined`. */
  cover?: ReactNode;
}

/** The title row of a page, as `Page` has it, for pages that lay out the rest by themselves. @public */
export function PageHeader({ title, lead, tabs, actions, cover }: PageHeaderProps) {
  return (
    <Head data-tabs={tabs ? '' : undefined}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {tabs}
      {actions && <Actions data-screen>{actions}</Actions>}
      {cover}
    </Head>
  );
}

const Actions = styled.div`
  ${flexWrap(2)}
`;

const Head = styled.header`
  position: relative;
  ${flexWrap(2, 4)}
  align-items: center;
  justify-content: space-between;
  min-height: 40px;

  h1 {
    margin: 0;
    ${strongText()}
    font-size: ${textSize('title')};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }

  &:has(> [role='toolbar']:not([hidden])) > :is(nav, ${Actions}) {
    visibility: hidden;
  }

  &[data-tabs] {
    flex-wrap: nowrap;

    > div:first-child {
      display: contents;
    }

    h1 {
      ${visuallyHidden}
    }

    p {
      ${oneLine}
      order: 1;
      min-width: 0;
    }

    ${Actions} {
      flex: none;
      max-width: 100%;
      order: 2;
    }
  }

  @media (max-width: 767.98px) {
    &[data-tabs] {
      flex-wrap: wrap;

      > nav {
        order: 3;
        flex-basis: 100%;
      }

      p {
        white-space: normal;
      }
    }

    /* The title of a record becomes longer when it has loaded, and must not push them then. */
    > :has(> [data-part='record-actions']) {
      flex-basis: 100%;
    }
  }
`;
