import styled from 'styled-components';
import { toQrCode } from './qr-code';

/** A text as a QR code as wide as its place, dark on white in every theme, for cameras read nothing else. */
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
