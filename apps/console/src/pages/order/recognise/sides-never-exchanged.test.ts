import { areaList } from '@vant/area-data';
import { expect, it } from 'vitest';
import { toRegions } from '../regions/regions';
import { corpusDay } from './corpus/slots.test-data';
import { toRegionNames } from './find-region';
import { recognise } from './recognise';
import { type RecognisedParty, sureEnough } from './recognised';

const names = toRegionNames(toRegions(areaList));
const [here, there] = ['嘉兴南湖区中山路8号', '六安金寨县江店村70号'];
const [sender, receiver] = ['费良 13967350482', '储红 13856428195'];

/** Who stands at a side, by number or place: `sender`, `receiver`, both, or nobody. */
const whoAt = ({ phone, region, name }: RecognisedParty) =>
  [
    phone?.value === '13967350482' || region?.value === '330402' || name?.value === '费良' ? 'sender' : '',
    phone?.value === '13856428195' || region?.value === '341524' || name?.value === '储红' ? 'receiver' : '',
  ].join('');

const isSure = (party: RecognisedParty) => Object.values(party).some(({ sure }) => sure >= sureEnough);

it.each<[message: string, from: string, to: string, isAsked?: 'asked']>([
  // What the carrier does as well as either side is certain beside a word of the other kind alone.
  [`提车 ${here} ${sender}\n收货 ${there} ${receiver}`, 'sender', 'receiver'],
  [`${here}取车，${sender}，送到${there}，${receiver}`, 'sender', 'receiver'],
  [`货主 ${sender} ${here}，接车人 ${receiver} ${there}`, 'sender', 'receiver'],
  [`接货 ${there} ${receiver}\n发货 ${here} ${sender}`, 'sender', 'receiver'],
  [`拿车地址：${here} ${sender}\n交货地址：${there} ${receiver}`, 'sender', 'receiver'],
  [`${here}接车，联系${sender}；${there}交车，联系${receiver}`, 'sender', 'receiver', 'asked'],
  [`交车人 ${sender} ${here}\n取车人 ${receiver} ${there}`, 'sender', 'receiver', 'asked'],
  [`取车人 ${receiver} ${there}\n交车人 ${sender} ${here}`, 'sender', 'receiver', 'asked'],
  [`交车人 ${sender} ${here}\n接车人 ${receiver} ${there}`, 'sender', 'receiver', 'asked'],
  [`交車地址 ${there} ${receiver}\n取車地址 ${here} ${sender}`, 'sender', 'receiver', 'asked'],
  [`${here} ${sender} 交车\n${there} ${receiver} 接车`, 'sender', 'receiver', 'asked'],
])('%s goes from %s to %s %s', (message, from, to, asked) => {
  const { consignor, consignee, isAsked } = recognise(message, names, [], corpusDay);
  expect([whoAt(consignor), whoAt(consignee), isAsked]).toEqual([from, to, asked !== undefined]);
  expect([isSure(consignor), isSure(consignee)]).toEqual([from, to].map((each) => each !== '' && !asked));
});
