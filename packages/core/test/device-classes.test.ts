/** Classes of the body for real user agents. */
import { describe, expect, it } from 'vitest';
import { deviceClasses } from '../src/page/device-classes';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WIN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE = ['et_mobile_device', 'et_mobile_device_not_ipad'];
const TABLET = ['et_mobile_device'];

describe.each<[string, string, string[]]>([
  ['Chrome on Windows', `${WIN} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`, ['chrome']],
  ['Chrome on Android', `${ANDROID} ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`, [...PHONE, 'chrome']],
  ['Chrome on iPhone', `${IOS} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, [...PHONE, 'chrome', 'iphone']],
  ['headless Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/126.0.0.0 Safari/537.36`, ['chrome']],
  ['Chromium', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chromium/126.0.0.0 Safari/537.36`, ['chrome']],
  ['Edge', `${WIN} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, ['edge']],
  ['the old Edge', `${WIN} ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, ['edge']],
  ['Edge on Android', `${ANDROID} ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`, [...PHONE, 'edge']],
  ['Edge on iPhone', `${IOS} Version/17.0 EdgiOS/126.0.0.0 Mobile/15E148 Safari/604.1`, [...PHONE, 'edge', 'iphone']],
  ['Opera', `${WIN} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0`, ['opera']],
  ['the old Opera', 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', ['opera']],
  ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/37.8069; U; en) Presto/2.12.423', [...PHONE, 'opera']],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', ['gecko']],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', [...PHONE, 'gecko']],
  ['Firefox on iPhone', `${IOS} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, [...PHONE, 'gecko', 'iphone']],
  ['Safari', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, ['safari']],
  ['Safari on iPhone', `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`, [...PHONE, 'safari', 'iphone']],
  ['Safari on an iPad', `${IPAD} Version/12.1 Mobile/15E148 Safari/604.1`, [...TABLET, 'safari']],
  ['an iPod', `${IOS.replaceAll('iPhone;', 'iPod touch;')} Version/12.0 Safari/604.1`, [...PHONE, 'safari', 'iphone']],
  ['an iPhone web view', `${IOS} Mobile/15E148`, [...PHONE, 'uiwebview', 'iphone']],
  ['an iPad web view', `${IPAD} Mobile/15E148`, [...TABLET, 'uiwebview']],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', ['ie']],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', ['ie']],
  ['a Windows phone', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; IEMobile/10.0)', [...PHONE, 'ie']],
  [
    'a BlackBerry',
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900) AppleWebKit/534.11+ Safari/534.11+',
    [...PHONE, 'safari'],
  ],
  ['webOS', 'Mozilla/5.0 (webOS/1.4.0; U; en-US) AppleWebKit/532.2 Version/1.0 Safari/532.2', [...PHONE, 'safari']],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', []],
  ['an empty user agent', '', []],
])('%s', (_name, agent, classes) => {
  it(`gets ${classes.join(' ') || 'nothing'}`, () => {
    expect(deviceClasses(agent)).toEqual(classes);
  });
});
