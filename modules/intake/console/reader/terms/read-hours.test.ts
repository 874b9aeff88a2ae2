import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
import { describe, expect, it } from 'vitest';
import { toRegionNames } from '../find-region';
import { recognise } from '../recognise';
import { readWishedHours } from './read-hours';

describe('the hours of a wished day [hours-as-they-are-said]', () => {
  it.each([
    ['明天下午', '13:00-18:00'],
    ['后天上午来提车', '09:00-12:00'],
    ['明早', '08:00-10:00'],
    ['今晚', '18:00-21:00'],
    ['周三下午2点到4点', '14:00-16:00'],
    ['12月3号 9-11点', '09:00-11:00'],
    ['12月3号 14:00-16:30', '14:00-16:30'],
    ['tomorrow afternoon', '13:00-18:00'],
  ])('%s is from %s', (said, value) => {
    expect(readWishedHours(said)).toEqual({ value, sure: 0.9 });
  });

  it.each([
    ['明天下午两点以后', '14:00-18:00'],
    ['后天下午3点半', '15:30-17:30'],
    ['明天十点前', '09:00-10:00'],
    ['明天十一点', '11:00-13:00'],
    ['明天3点', '15:00-17:00'],
    ['周五2点到4点', '14:00-16:00'],
    ['晚上七点后', '19:00-22:00'],
    ['tomorrow after 3pm', '15:00-18:00'],
    ['tomorrow before 11:30 am', '09:00-11:30'],
  ])('%s is filled up to %s, and is not sure', (said, value) => {
    expect(readWishedHours(said)).toEqual({ value, sure: 0.6 });
  });

  it.each(['明天', '周三来拉', '12月3号', '后天'])('%s says none', (said) => {
    expect(readWishedHours(said)).toBeUndefined();
  });

  it('they stand in the order with the words of the day, and are no surer than it', () => {
    const names = toRegionNames(toRegions(areaList));
    const message = '发件：嘉兴南湖区中山路8号 费良 13967350482，明天下午来提车';
    const { hours, order } = recognise(message, names, [], '2026-11-24');
    expect(order.day?.value).toBe('2026-11-25');
    expect(hours).toEqual({ value: '13:00-18:00', sure: 0.9, at: order.day?.at });
    expect(recognise(message.replace('下午', ''), names, [], '2026-11-24').hours).toBeUndefined();
    for (const words of ['明天下午来拿', '明天下午3点到5点来提', '明天下午两点以后过来拉车'])
      expect(recognise(message.replace('明天下午来提车', words), names, [], '2026-11-24').rest).toEqual([]);
  });
});
