import type { Role } from '../recognised';
import { type Anchor, type Cue, type Sides, suppose, turned } from './suppose-sides';

/** Which side stands first: 上面的收，下面的发. */
const position = /(?:[上前左][面边]|上(?=[收发寄送]下)|第一[个行条])(?:那?个|地址|的|是|\()*([收发寄送])/;
const other = /(?:[下后右][面边]|(?<=[收发寄送])下|第二[个行条])(?:那?个|地址|的|是|\()*[收发寄送]/;

/** The sides where the message says which of them stands first; asked unless it says so of both, and both are whole. */
export function byPosition(text: string, anchors: readonly Anchor[], cues: readonly Cue[]): Sides | undefined {
  const told = position.exec(text);
  const otherTold = other.exec(text);
  if (!told || (!otherTold && anchors.some(({ from }) => from > told.index))) return undefined;
  const zones = suppose(text, anchors, cues);
  const isBoth = zones.length === 2 && otherTold !== null && anchors.length === 4;
  const first: Role = /[收送]/.test(told[1] ?? '') ? 'consignee' : 'consignor';
  const second: Role = first === 'consignee' ? 'consignor' : 'consignee';
  const said = [told, ...(otherTold ? [otherTold] : [])].map(
    ({ index, 0: found }, place): Cue => ({
      role: place === 0 ? first : second,
      from: index,
      to: index + found.length,
      start: index,
      isBehind: false,
      isWeak: false,
    }),
  );
  return { zones: first === 'consignee' ? turned(zones) : zones, cues: said, isAsked: !isBoth };
}
