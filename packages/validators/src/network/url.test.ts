import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUrl } from './url';

const accepted = [
  'http://www.foobar.com/',
  'HTTP://WWW.FOOBAR.COM/',
  'https://www.foobar.com/',
  'ftp://www.foobar.com/',
  'http://www.foobar.com:23/',
  'http://www.foobar.com:65535/',
  'http://www.foobar.com/~foobar',
  'http://user:pass@www.foobar.com/',
  'http://user:@www.foobar.com/',
  'http://user@www.foobar.com',
  'http://127.0.0.1/',
  'http://10.218.136.29/talent-tree/src/index.html',
  'http://duckduckgo.com/?q=%2F',
  "http://foobar.com/t$-_.+!*'(),",
  'http://foobar.com/?foo=bar#baz=qux',
  'http://foobar.com?foo=bar',
  'http://foobar.com#baz=qux',
  'http://www.xn--froschgrn-x9a.net/',
  'http://foo--bar.com',
  'https://www.tao---bao.com',
  'http://høyfjellet.no',
  'http://кулік.укр',
  'http://例子.中国/路径?查询=值#片段',
  'http://xn--j1aac5a4g.xn--j1amh',
  'http://xn------eddceddeftq7bvv7c4ke4c.xn--p1ai',
  'http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html',
  'http://[3ffe:2a00:100:7031::1]',
  'http://[::192.9.5.5]/ipng',
  'http://[::FFFF:129.144.52.38]:80/index.html',
  'http://example.com/example.json#/foo/bar',
  'http://1337.com',
  'http://evil-site.com@example.com/',
  'http://example.com:',
  'http://www.taobao.com/abc?abc=%23&b=a~c#abc',
  'http://localhost:3000/',
  'http://www.foobar.com:0/',
  'https://example.com/a//b',
  'https://example.com/@user',
  'http://faß.de/',
  'http://bu\u0308cher.example/',
  'http://דוגמה.קום',
  'http://مثال.إختبار/طريق',
];

const refused = [
  '',
  'foobar.com',
  '//foobar.com',
  'xyz://foobar.com',
  'rtmp://foobar.com',
  'mailto:foo@bar.com',
  'http://',
  'http:///a',
  'http://.com',
  'http://invalid.x',
  'http://invalid.',
  'http://300.0.0.1/',
  'http://1.2.3/',
  'http://256',
  'http://0x7f.1/',
  'http://www.xn--.com/',
  'http://www.foobar.com:70000/',
  'http://www.foobar.com:99999/',
  'http://www.foobar.com:b/c',
  'http://www.-foobar.com/',
  'http://www.foobar-.com/',
  'http://foobar/# lol',
  'http://lol @foobar.com/',
  'http://lol:lol:lol@foobar.com/',
  'http://www.foo_bar.com/',
  'http://www.foobar.com/\t',
  'http://@foobar.com',
  'http://:@foobar.com',
  'http://\n@www.foobar.com/',
  `http://foobar.com/${'f'.repeat(2082)}`,
  'http://*.foo.com',
  'http://example.com.',
  'http://localhost:61500this is an invalid url!!!!',
  '////foobar.com',
  'http:////foobar.com',
  "https://example.com/foo/<script>alert('XSS')</script>/",
  'javascript:alert(1)@example.com',
  'data:text/html,<script>alert(1)</script>@example.com',
  'http://www.taobao.com/abc?abc=%23&b=  a~c#abc    ',
  'https://example.com:abc',
  ' http://example.com',
  'http://example.com\n',
  'http:example.com',
  'http:/example.com',
  'http:\\\\example.com',
  'http://example.com\\a',
  'http://exam\u200bple.com',
  'http://[1::2::3]/',
  'http://[::1',
  'http://::1/',
  'http://[fe80::1%eth0]/',
  'http://[www.google.com]/',
  'http://a.b.c|d/',
  'http://hello%00.com',
  'http://user@/www.example.com',
  'http://a@b@example.com',
  'http://exa\u3164mple.com/',
  'http://exa\u115fmple.com/',
  'http://ｅxample.com/',
  'http://ﬁsh.com/',
  'http://\u212aelvin.com/',
  'http://us[er@example.com/',
  'http://user:pa]ss@example.com/',
  'http://\u0301a.com/',
  'http://a.\u0301b.com/',
  'http://exaאmple.com/',
  'http://1a.אב/',
  'http://BÜCHER.example/',
  'http://www.foo。bar.com',
  'http://0x7f.0.0.0x7g',
];

describe('isUrl', () => {
  it.each(accepted)('accepts %j', (value) => expect(isUrl(value)).toBe(true));
  it.each(refused)('refuses %j', (value) => expect(isUrl(value)).toBe(false));

  it('takes at most 2,084 characters', () => {
    const url = (length: number) => 'http://example.com/'.padEnd(length, 'f');
    expect(isUrl(url(2084))).toBe(true);
    expect(isUrl(url(2085))).toBe(false);
  });

  it.each(accepted)('accepts nothing that the WHATWG parser refuses: %j', (value) => {
    expect(isParsed(value)).toBe(true);
  });

  it('opens unchanged, with any letter of these scripts in the host', () => {
    const scripts = [
      ...[
        [0x80, 0x52f],
        [0x5d0, 0x5ea],
        [0x620, 0x65f],
        [0x900, 0x97f],
        [0xe00, 0xe4f],
        [0x10a0, 0x11ff],
      ],
      ...[
        [0x1c80, 0x1c88],
        [0x1e00, 0x1fff],
        [0x2100, 0x218f],
        [0x3000, 0x318e],
        [0x4e00, 0x4fff],
        [0xf900, 0xffef],
      ],
    ] as [number, number][];
    const wrong: string[] = [];
    for (const [from, to] of scripts) {
      for (let code = from; code <= to; code += 1) {
        const letter = String.fromCodePoint(code);
        for (const host of [`exa${letter}mple.com`, `${letter}${letter}.com`, `ab.${letter}a`, `א${letter}.קום`])
          if (isUrl(`http://${host}/`) && opened(host) !== host.normalize()) wrong.push(host);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('accepts, of web addresses with noise in them, only what the WHATWG parser accepts too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...accepted), fc.string({ maxLength: 2 }), fc.nat(40), (address, noise, at) => {
        const value = address.slice(0, at) + noise + address.slice(at);
        const wrong = isUrl(value) && !/xn--/i.test(value) && !isParsed(value);
        expect(wrong).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts every web address that a generator of RFC 3986 makes', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(isUrl(url)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

/** Returns the host as the WHATWG parser reads it, with its labels decoded; undefined if it refuses. */
function opened(host: string): string | undefined {
  const address = `http://${host}/`;
  return isParsed(address) ? domainToUnicode(new URL(address).hostname) : undefined;
}

// Node.js 20 compiles `URL.canParse` to a form that mistakes Latin-1 letters for broken UTF-8.
function isParsed(value: string): boolean {
  try {
    return new URL(value).href !== '';
  } catch {
    return false;
  }
}
