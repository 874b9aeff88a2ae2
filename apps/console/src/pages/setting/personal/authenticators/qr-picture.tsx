import styled from 'styled-components';
import { toQrCode } from '../../../kit/qr-code';

/** A text as a QR code, black on white in every theme. */
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
  width: 200px;
  height: 200px;
  forced-color-adjust: none;
`;
