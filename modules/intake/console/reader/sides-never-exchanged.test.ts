import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
import { expect, it } from 'vitest';
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
  [`${here} ${sender}\n${there} ${receiver}\n上面那个是发货的，下面收货`, 'sender', 'receiver'],
  [`${there} ${receiver}\n${here} ${sender}\n上面那个是收货的，下面发货`, 'sender', 'receiver'],
  [`取车人 ${receiver} ${there}\n交车人 ${sender} ${here}`, 'sender', 'receiver', 'asked'],
  [`交车人 ${sender} ${here}\n接车人 ${receiver} ${there}`, 'sender', 'receiver', 'asked'],
  [`交車地址 ${there} ${receiver}\n取車地址 ${here} ${sender}`, 'sender', 'receiver', 'asked'],
  [`${here} ${sender} 交车\n${there} ${receiver} 接车`, 'sender', 'receiver', 'asked'],
  [`提货地址：${here}，提货人：${sender}，送货地址：${there}，送货人：${receiver}`, 'sender', 'receiver'],
  [`接车人：费良，接车电话：13967350482，接车地址：${here}\n送车：${receiver} ${there}`, 'sender', 'receiver'],
  [`# 交车\n${there} ${receiver}\n# 取车\n${here} ${sender}\n送货上门`, 'receiver', 'sender', 'asked'],
  [`交货：${receiver} ${there}\n提货：${sender} ${here}\n签收人：本人`, 'receiver', 'sender', 'asked'],
  [`发货：${here} ${sender}，提货：${there} ${receiver}`, 'sender', 'receiver', 'asked'],
  [`to=>${receiver} ${there}\nfrom=>${sender} ${here}`, 'sender', 'receiver'],
  // A word of a side whose data come later, or are not there, claims nothing, and leaves the other side.
  [`我們工廠在${here}，出貨找${sender}，收貨人地址明早給你`, 'sender', ''],
  [`${here} ${sender}，寄雅迪一台，收车那边是我同事 他还没回我`, 'sender', ''],
  [`${here}提车，${sender}，付款到付，地址收件还要等我确认`, 'sender', ''],
  [`${here} ${sender} 电动车一台，收件人稍后补`, 'sender', ''],
  [`${here} ${sender}\n目的地和收货人明天再说`, 'sender', ''],
  [`收货：${there} ${receiver}，发货人还不知道，等厂里通知`, '', 'receiver'],
  [`${there} ${receiver} 收车，发车的地址我问下再发你`, '', 'receiver'],
  [`收件地址给你：\n${receiver}\n${there}\n寄的地址等下发`, '', 'receiver'],
  // So does one that leads to a place that is not read.
  [`${here} ${sender} 寄到老家`, 'sender', ''],
  [`${here} ${sender} 车要送到我弟那，他的地址等下给`, 'sender', ''],
  // Below a side, or looking back at it.
  [`${sender}\n${here}\n寄\n\n${receiver}\n${there}\n收\n\n雅迪一台`, 'sender', 'receiver'],
  [`${receiver}\n${there}\n收货\n\n${sender}\n${here}\n发货`, 'sender', 'receiver'],
  [`收\n${there}\n${receiver}\n寄\n${here}\n${sender}`, 'sender', 'receiver'],
  [`${here} ${sender} 上面的是发货的\n${there} ${receiver}`, 'sender', 'receiver'],
  [`${there} ${receiver} 这个收，${here} ${sender} 这个发`, 'sender', 'receiver'],
  [`${there} ${receiver}\n${here} ${sender}\n上收下发`, 'sender', 'receiver'],
  [`${here} ${sender}，${there} ${receiver}，左边寄右边收`, 'sender', 'receiver'],
  [`${there}\n${receiver}\n以上是收货的，我这里发 ${here} ${sender}`, 'sender', 'receiver'],
  // Behind each place, within its clause, or between the two.
  [`费良在${here}交车给你们 13967350482，储红在${there}等着收 13856428195`, 'sender', 'receiver'],
  [`${here}发车，${there}接车，${sender}，${receiver}`, 'sender', 'receiver', 'asked'],
  [`${sender} ${here}\n发\n${receiver} ${there}`, 'sender', 'receiver'],
  [`寄方${sender}，收方${receiver}，${here}到${there}`, 'sender', 'receiver'],
  [`${there} ${receiver} 这是收件地址 ${here} ${sender} 这是我的地址`, 'sender', 'receiver'],
  [`${there} ${receiver}\n收货地址↑\n${here} ${sender}\n发货地址↑`, 'sender', 'receiver'],
  [`最后送${there}${receiver}，先去${here}${sender}`, 'sender', 'receiver'],
  [`我要寄车 ${here} ${sender} 收货地址到时候告诉你`, 'sender', ''],
  [`收的人是我表弟他一会加你，寄的${here} ${sender}`, 'sender', ''],
  [`车寄我家，${there} ${receiver}，卖家的信息他自己跟你说`, '', 'receiver'],
  // Before two blocks, or behind each, whatever stands between them.
  [`收货人\n${receiver} ${there} 发货人\n${sender} ${here}`, 'sender', 'receiver'],
  [`到 ${there} ${receiver}，发 ${here} ${sender}`, 'sender', 'receiver'],
  [`寄${here} ${sender}，收${there} ${receiver}`, 'sender', 'receiver'],
  [`（收货人）${receiver} ${there}（发货人）${sender} ${here}`, 'sender', 'receiver'],
  [`${here} ${sender}，发货人，${there} ${receiver}`, 'receiver', 'sender', 'asked'],
  [`发${there} ${receiver}\n${here} ${sender}`, 'sender', 'receiver', 'asked'],
  // Talk of what one wants, asks or shall do claims nothing.
  [`麻烦安排提货，${there} ${receiver}收，${here} ${sender}`, 'sender', 'receiver'],
  [`要发车，${there}${receiver}收货\n${here} ${sender}，周六取`, 'sender', 'receiver'],
  [`${here} ${sender}，收货人${there} ${receiver}，提车前打电话`, 'sender', 'receiver'],
  [`收货地址：${there} ${receiver}，提货地址：${here} ${sender}，到了联系收货人`, 'sender', 'receiver'],
  [`送 ${receiver} ${there}，提车${sender}\n${here}，发车告诉我一声`, 'sender', 'receiver'],
  [`${there} ${receiver}，发货地址稍后，不要送到楼下`, '', 'receiver'],
  [`${here} ${sender}，目的地再通知，卸车要叉车`, 'sender', ''],
  [`我要寄车\n${here} ${sender}`, 'sender', '', 'asked'],
])('%s goes from %s to %s %s', (message, from, to, asked) => {
  const { consignor, consignee, isAsked } = recognise(message, names, [], corpusDay);
  expect([whoAt(consignor), whoAt(consignee), isAsked]).toEqual([from, to, asked !== undefined]);
  expect([isSure(consignor), isSure(consignee)]).toEqual([from, to].map((each) => each !== '' && !asked));
});

it('asks at which end of a way the one who is named behind it is', () => {
  const { consignor, consignee } = recognise(`${here}到${there}，联系人${sender}`, names, [], corpusDay);
  expect([consignor.region?.value, consignee.region?.value]).toEqual(['330402', '341524']);
  expect(consignee.phone?.sure).toBeLessThan(sureEnough);
});
