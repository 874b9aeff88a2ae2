import { normalise } from '@waybill/validators/cn';
import type { Span } from '../recognised';
import { extract, mark, type Scan, spanOf } from '../scan';

const frames =
  /(?:车?架号|车架|大架号?|整车编码|VIN)?[\]:\s]{0,3}(?<![A-Za-z0-9])([A-HJ-NPR-Za-hj-npr-z0-9]{17}|\d{15})(?![A-Za-z0-9])/gi;

/** That of an e-bike has no length of its own; its title says what it is. */
const titledFrames =
  /(?:车?架号|车架|大架号?|整车编码|VIN)[\]:\s]{0,3}(?<![A-Za-z0-9])([A-Za-z0-9]{8,17})(?![A-Za-z0-9])/gi;

const plates =
  /(?:车牌号?码?|牌照)?[\]:\s]{0,3}([京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新][A-Za-z][ ·.-]?[A-Za-z0-9]{4,6})(?![A-Za-z0-9])/g;

const cityPlates =
  /(?:车牌号?码?|牌照|号牌)[\]:\s]{0,3}(\p{Script=Han}{2,3}(?:[A-Za-z]?\d{5,7}|[A-Za-z]{2}\d{4,6}))(?![A-Za-z0-9])/gu;

export function readPapers(scan: Scan): { field: 'frame' | 'plate'; value: string; span: Span }[] {
  const papers: { field: 'frame' | 'plate'; value: string; span: Span }[] = [];
  for (const form of [frames, titledFrames])
    extract(scan, form, mark.taken, (match) => {
      if (!/\d/.test(match[1] ?? '')) return false;
      papers.push({ field: 'frame', value: normalise.vin(match[1]), span: spanOf(match) });
      return true;
    });
  // That of a bicycle with a motor begins with its city: 车牌淮南D061827.
  extract(scan, cityPlates, mark.taken, (match) => {
    papers.push({ field: 'plate', value: normalise.plate(match[1]), span: spanOf(match) });
  });
  extract(scan, plates, mark.taken, (match) => {
    if (!/\d/.test(match[1] ?? '')) return false;
    papers.push({ field: 'plate', value: normalise.plate(match[1]), span: spanOf(match) });
    return true;
  });
  return papers.sort((a, b) => a.span.from - b.span.from);
}
