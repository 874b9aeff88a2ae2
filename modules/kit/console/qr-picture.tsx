import styled from 'styled-components';
import { toQrCode } from './qr-code';

/** Renders a text as a QR code of full width, dark on white in every theme, as cameras require. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { width, height, path } = toQrCode(text);
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} shapeRendering="crispEdges">
      <rect width={width} height={height} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  forced-color-adjust: none;
`;
