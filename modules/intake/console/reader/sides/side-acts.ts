import type { Role, Span } from '../recognised';
import { people } from './weigh-sides';

/** A word about a side. */
export interface Label extends Span {
  role: Role;
  /** Both sides do what it says, and no other word decides between them. */
  isWeak?: boolean;
}

/** What somebody does with the vehicle; the first three may be done by the carrier, or by either side. */
type Act = 'fetch' | 'take' | 'hand' | 'send' | 'get' | 'deliver';
/** Spoken of the place where it is done, of the one who does it, or of neither. */
type Of = 'place' | 'person' | 'none';

const acts: readonly (readonly [Act, RegExp])[] = [
  ['fetch', /^[取提拿][车货件]/],
  ['take', /^接[车货件]/],
  ['hand', /^交[车货件]/],
  ['send', /^(?:托运|始?发(?!到)|寄(?!到)|货主|出[货车])/],
  ['get', /^(?:签?收|(?:那边|对方)收)/],
  ['deliver', /^(?:[送卸派到至]|目的|终|[寄发运拉]到|deliver|drop)/i],
];
const isOfEither = (act: Act) => act === 'fetch' || act === 'take' || act === 'hand';

interface Said {
  act: Act;
  of: Of;
}

const isDoer = new RegExp(`(?:${people}|[他她])$`);

function read(text: string, { from, to }: Span): Said | undefined {
  const word = text.slice(from, to);
  const act = acts.find(([, form]) => form.test(word))?.[0];
  const isPerson = /[人方]|单位|公司|客户/.test(word.replace('联系人', '')) || isDoer.test(text.slice(0, from));
  const of = isPerson ? 'person' : /联系|地|[点处]|位置|仓|信息|城市/.test(word) ? 'place' : 'none';
  return act && { act, of };
}

/** Whose word it is, by the words beside it: at the sender's the carrier fetches and takes, at the receiver's he hands over; who hands over himself sends, and who fetches or takes receives. */
function sideOf({ act, of }: Said, others: readonly Said[]): Role {
  const has = (acts: readonly Act[], whose?: Of) =>
    others.some((each) => acts.includes(each.act) && (!whose || each.of === whose));
  if (of === 'person') {
    if (act === 'fetch') return (has(['send']) && !has(['get'])) || has(['hand'], 'person') ? 'consignee' : 'consignor';
    if (act === 'deliver') return 'consignor';
    if (act === 'take') return has(['get']) && !has(['send']) ? 'consignor' : 'consignee';
    return has(['send']) && !has(['get', 'take']) ? 'consignee' : 'consignor';
  }
  if (act === 'fetch') return 'consignor';
  if (act === 'take') return has(['deliver', 'hand']) ? 'consignor' : 'consignee';
  return has(['get']) && !has(['send', 'fetch', 'take']) ? 'consignor' : 'consignee';
}

/** Gives words of what either side may do the side that the words beside them leave; weak where all of those are such words too, but for the two ends of a way in a form. */
export function decideActs(labels: readonly Label[], text: string, holds: (label: Label) => boolean): Label[] {
  const alone = labels.map((label) => read(text, label));
  // 接车地址 beside 接车人 and 接车电话: he is to be found there.
  const said = alone.map(
    (own) =>
      own &&
      (alone.some((each) => each?.act === own.act && each.of === 'place') ? { ...own, of: 'place' as const } : own),
  );
  const all = said.filter((each, place) => each !== undefined && holds(labels[place] as Label)) as readonly Said[];
  const either = all.filter(({ act }) => isOfEither(act));
  const isFirm = either.length < all.length;
  const isWay = either[0]?.act !== 'hand' && either.every(({ of }) => of === 'place');
  // 甲 交车, 乙 接车: bare, they stand in the order of the way.
  const isBare = !isFirm && new Set(either.map(({ act }) => act)).size === 2 && either.every(({ of }) => of === 'none');
  return labels.map((label, place): Label => {
    const own = said[place];
    if (!own) return { ...label, isWeak: !holds(label) };
    const others = all.filter((each) => each.act !== own.act);
    // 送货方 beside 接货方.
    const isDeliverer =
      own.act === 'deliver' &&
      own.of === 'person' &&
      others.some(({ act, of }) => /get|take/.test(act) && of === 'person');
    if (!isOfEither(own.act) && !isDeliverer) return { ...label, isWeak: !holds(label) };
    const role = isBare ? (own.act === either[0]?.act ? 'consignor' : 'consignee') : sideOf(own, others);
    // 提货 where nobody hands over, 我妈接车.
    const isPlain = (own.act === 'fetch' && own.of !== 'person') || (own.act === 'take' && own.of === 'person');
    return { ...label, role, isWeak: !isFirm && !isWay && !(others.length === 0 && isPlain) };
  });
}
