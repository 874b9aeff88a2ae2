import { css, styled } from 'styled-components';

/** CSS of text for screen readers only. It has a place of its own, because at its place in the flow it makes the document longer. @beta */
export const visuallyHidden = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
