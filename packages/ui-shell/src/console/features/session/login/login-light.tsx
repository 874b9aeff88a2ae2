import styled, { keyframes } from 'styled-components';
import { layer } from '../../../../theme/layers';
import { color, motion } from '../../../../theme/tokens';
import { usePainted } from './use-painted';

/**
 * The light on the ground of the artwork, which comes up a frame after the form: to draw its first gradients takes a browser without graphics hardware
 * 20 ms, before which it could not answer.
 */
export const LoginLight = () => usePainted() && <Light />;

const rise = keyframes`
  from {
    opacity: 0;
  }
`;

const Light = styled.div`
  position: absolute;
  z-index: ${layer('under')};
  inset: 0;
  background:
    radial-gradient(120% 90% at 15% 0%, color-mix(in srgb, ${color('onArt')} 16%, transparent), transparent 60%),
    linear-gradient(155deg, ${color('art')}, ${color('artEnd')} 70%);
  animation: ${rise} ${motion('slow')};
`;
