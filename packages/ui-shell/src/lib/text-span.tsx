import styled from 'styled-components';

/** Wraps text beside conditional parts: translators replace text nodes, and React then fails to insert before them. Around elements it has no box. */
export const TextSpan = styled.span`
  &:has(> *) {
    display: contents;
  }

  &:empty {
    display: none;
  }
`;
