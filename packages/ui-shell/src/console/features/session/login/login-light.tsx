import styled, { keyframes } from 'styled-components';
import { layer } from '../../../../theme/layers';
import { color, motion } from '../../../../theme/tokens';
import { usePainted } from './use-painted';

/**
 * The light behind the artwork, rendered a frame after the form, because its gradients block a browser without graphics
 * hardware for 20 ms.
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
