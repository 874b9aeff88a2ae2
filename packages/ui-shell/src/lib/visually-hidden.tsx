import { css, styled } from 'styled-components';

/** CSS of text for screen readers only. It is positioned, since in the flow it would lengthen the document. @beta */
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
