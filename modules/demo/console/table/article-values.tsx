import { kitMessages } from '@waybill/kit/console';
import { color, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import type { Article } from '../../contract/articles';
import { tableMessages } from '../messages';
import { articleTones } from './article';

/** The status of an article as a tag. */
export function ArticleTag({ status }: { status: Article['status'] }) {
  return <StatusTag tone={articleTones[status]}>{useText()(tableMessages[status])}</StatusTag>;
}

/** Stars for the eye, a sentence for the ear. */
export function Rating({ rating }: { rating: number }) {
  const t = useText();
  return (
    <Stars role="img" aria-label={t(tableMessages.stars, { rating })}>
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </Stars>
  );
}

/** Yes or no. */
export function YesNo({ of }: { of: boolean }) {
  return useText()(of ? kitMessages.yes : kitMessages.no);
}

const Stars = styled.span`
  color: ${color('warning')};
`;
