import { useState } from 'react';
import styled from 'styled-components';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import type { LoginSlots } from '../../../kernel/console-slots';
import { PartBoundary } from '../../../kernel/part-boundary';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { usePainted } from './use-painted';

/** The app's picture beside the form, loaded a frame later into reserved space, so that nothing moves. */
export function LoginArtwork({ load }: { load: NonNullable<LoginSlots['artwork']> }) {
  const [part] = useState(() => createLazyPart(load));
  const Artwork = useLazyPart(part, usePainted());
  return (
    <Place>
      <PartBoundary name="login artwork">{Artwork && <Artwork />}</PartBoundary>
    </Place>
  );
}

const Place = styled.div`
  width: min(100%, 600px);
  aspect-ratio: 560 / 380;

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
