import { describe, expect, it } from 'vitest';
import { defaultThemeSettings } from '../../theme/theme-settings';
import { arrangeTools } from './arrange-tools';
import { isToolShown, tool } from './tool';

const button = () => null;
const make = (id: string) => tool({ id, title: id, button });

describe('tool', () => {
  it('derives the name of its switch, its default and the id of its title', () => {
    const title = { zh: '天气', en: 'Weather' };
    expect(tool({ id: 'weatherReport', title, setting: false, button })).toMatchObject({
      title: { id: 'tool.weatherReport', texts: title },
      setting: { name: 'showWeatherReport', default: false, inDrawer: true },
    });
  });

  it('has no switch unless it declares one', () => expect(make('weather')).not.toHaveProperty('setting'));

  it('refuses an id that gives no name of a switch', () => {
    expect(() => make('weather-report')).toThrow(/"weather-report".*camelCase/);
  });

  it('follows its setting, else its default', () => {
    const weather = tool({ id: 'weather', title: 'Weather', setting: false, button });
    const settings = defaultThemeSettings();
    expect(isToolShown(make('always'), settings)).toBe(true);
    expect(isToolShown(weather, settings)).toBe(false);
    expect(isToolShown(weather, { ...settings, showWeather: true })).toBe(true);
  });
});

describe('arrangeTools', () => {
  const shipped = ['search', 'refresh', 'user', 'entry'].map(make);
  const ids = (...choice: Parameters<typeof arrangeTools>) => arrangeTools(...choice).map(({ id }) => id);

  it("puts an app's tools before the avatar", () => {
    expect(ids(shipped, [make('weather'), make('chat')])).toEqual([
      'search',
      'refresh',
      'weather',
      'chat',
      'user',
      'entry',
    ]);
  });

  it('puts one with the id of a shipped tool in its place', () => {
    const search = make('search');
    expect(arrangeTools(shipped, [search])[0]).toBe(search);
    expect(ids(shipped, [search])).toHaveLength(shipped.length);
  });

  it('lets an app leave out and reorder', () => {
    expect(ids(shipped, (tools) => [...tools].reverse().filter(({ id }) => id !== 'search'))).toEqual([
      'entry',
      'user',
      'refresh',
    ]);
  });

  it('names a duplicate id', () => {
    expect(() => arrangeTools(shipped, (tools) => [...tools, make('user')])).toThrow(/"user" stands twice/);
  });
});
