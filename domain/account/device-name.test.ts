import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a browser in words', () => {
  it.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
    [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${MAC} Version/19.0 Safari/605.1.15`, 'Safari on Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge on Android'],
    [`${IPHONE} Version/19.1 EdgiOS/142.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
    [`${WINDOWS} Chrome/52.0 Safari/537.36 Edge/15.15063`, 'Edge on Windows'],
    [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1 OPT/6.1`, 'Opera on iPhone'],
    ['Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', 'Opera on Windows'],
    [`${WINDOWS} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chromium/142.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) Version/19.1 Safari/604.1', 'Safari on iPad'],
    ['Thing/1.0 (Mac OS X 15)', 'A browser on Mac'],
  ])('%s', (userAgent, words) => {
    expect(deviceName(userAgent)).toBe(words);
  });

  it('is said as far as it is known', () => {
    expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Something/1.0')).toBe('A browser on Windows');
    expect(deviceName('Firefox/145.0')).toBe('Firefox');
    expect(deviceName('XFirefox/1.0 (XWindows; XLinux; XAndroid)')).toBe('An unknown browser');
    expect(deviceName('curl/8.9.1')).toBe('An unknown browser');
    expect(deviceName(null)).toBe('An unknown browser');
  });
});
