import styled, { keyframes } from 'styled-components';
import { color, radius } from '../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** A grey bar in place of loading words; set width and height. @public */
export const Skeleton = styled.span<{ $width: string; $height?: number }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height = 12 }) => $height}px;
  border-radius: ${radius('medium')};
  background: ${color('skeleton')};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;
