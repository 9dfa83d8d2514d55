/** Pages for image measurements, each with the images that the beacon should report. */
import type { Visit } from './stage';

export interface Fixture extends Visit {
  name: string;
  /** Label, type and address of each image, such as `lcp img /a.png`; addresses of the site are shortened. */
  images: string[];
  /** Reason why the plugin's script reports other images. */
  differs?: string;
}

const box = (style: string, inside = '', tag = 'div') =>
  `<${tag} style="width:400px;height:100px;${style}">${inside}</${tag}>`;
const img = (src: string, width: number, height: number, more = '') =>
  `<img src="${src}" width="${width}" height="${height}" alt="" ${more}>`;
const first = (type: string, src: string) => `lcp ${type} ${src}`;
const next = (type: string, src: string) => `above-the-fold ${type} ${src}`;

const GRID = [7, 6, 5, 4, 3, 2, 1].map((size) => ({ src: `/g${size}.png`, size: size * 20 }));
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

export const PAGES: readonly Fixture[] = [
  { name: 'no images', body: '<p>Tea.</p>', images: [] },
  { name: 'one big image', body: img('/hero.jpg', 380, 300), images: [first('img', '/hero.jpg')] },
  {
    name: 'images of many kinds',
    body: ['a.gif', 'b.PNG', 'c.webp', 'd.avif', 'e.svg']
      .map((name, index) => img(`/${name}`, 200 - index, 50))
      .join(' '),
    images: [first('img', '/a.gif'), ...['b.PNG', 'c.webp', 'd.avif', 'e.svg'].map((name) => next('img', `/${name}`))],
  },
  {
    name: 'a grid',
    body: GRID.map(({ src, size }) => img(src, size, 50)).join(''),
    images: [first('img', '/g7.png'), ...GRID.slice(1).map(({ src }) => next('img', src))],
  },
  {
    name: 'the same image twice',
    body: img('/a.png', 200, 100) + img('/a.png', 100, 100) + img('/b.png', 50, 50),
    images: [first('img', '/a.png'), next('img', '/b.png')],
  },
  {
    name: 'images of the same size',
    body: img('/a.png', 100, 100) + img('/b.png', 100, 100),
    images: [first('img', '/a.png'), next('img', '/b.png')],
  },
  {
    name: 'file names with spaces and special characters',
    body: img('/my photo (1).jpg', 200, 100) + img('/tea%20&amp;%20cake-é.png', 100, 100),
    images: [first('img', '/my%20photo%20(1).jpg'), next('img', '/tea%20&%20cake-%C3%A9.png')],
  },
  {
    name: 'absolute and relative addresses',
    body: img('https://cdn.example/a.png', 200, 100) + img('b.png', 100, 100) + img('../c.png', 50, 50),
    images: [first('img', 'https://cdn.example/a.png'), next('img', '/b.png'), next('img', '/c.png')],
  },
  {
    name: 'fetch priorities',
    body: ['high', 'low', '', 'auto']
      .map((word, index) => img(`/p${index}.png?fetchpriority=high`, 90 - index, 90, `fetchpriority="${word}"`))
      .join(''),
    images: [
      first('img', '/p0.png?fetchpriority=high'),
      ...[1, 2, 3].map((index) => next('img', `/p${index}.png?fetchpriority=high`)),
    ],
  },
  {
    name: 'srcset attributes',
    body:
      img('/a.png', 300, 100, 'srcset="/a.png 1x, /a2.png 2x" sizes="50vw"') +
      img('/b.png', 100, 100, 'srcset="/b-300.png 300w, /b.png 600w"'),
    images: [first('img-srcset', '/a.png'), next('img-srcset', '/b.png')],
  },
  {
    name: 'srcset without src',
    body: '<img srcset="/only.png 1x" width="100" height="100" alt="">',
    images: [first('img-srcset', '')],
  },
  {
    name: 'inline backgrounds',
    body:
      box('background:url(/a.png)') +
      box('background-image:url(/b.png);height:50px', '', 'section') +
      box('background:url(/c.png);height:20px', '', 'header'),
    images: [first('bg-img', '/a.png'), next('bg-img', '/b.png'), next('bg-img', '/c.png')],
  },
  {
    name: 'two elements with the same background',
    head: '<style>.bg{background:url(/same.png);width:300px;height:100px}</style>',
    body: '<div class="bg"></div><div class="bg"></div>',
    images: [first('bg-img', '/same.png')],
  },
  {
    name: 'several backgrounds',
    body: box('background:url(/a.png),url(/b.png),linear-gradient(red,blue)'),
    images: [first('bg-img', '/a.png')],
  },
  {
    name: 'backgrounds with brackets and quotes',
    body: box(`background:url('/a(1).png')`) + box(`background:url('/b%22.png');height:50px`),
    images: [first('bg-img', '/a(1).png'), next('bg-img', '/b%22.png')],
    differs: 'the plugin cuts addresses at the first bracket',
  },
  {
    name: 'backgrounds of pseudo-elements',
    head: '<style>.x:after,.y:before{content:"";background:url(/after.png)}.y:before{background:url(/before.png)}</style>',
    body: `<div class="x" style="height:60px">x</div><div class="y" style="height:40px">y</div>`,
    images: [first('bg-img', '/after.png'), next('bg-img', '/before.png')],
  },
  {
    name: 'a relative background in a style sheet',
    head: '<link rel="stylesheet" href="/css/a.css">',
    files: { '/css/a.css': 'div{background:url("../img/a.png");width:300px;height:100px}' },
    body: '<div></div>',
    images: [first('bg-img', '/img/a.png')],
  },
  {
    name: 'an image set',
    body:
      box('background:image-set(url(/a.png) 1x, url(/b.png) 2x)') +
      box('background:-webkit-image-set(url(/c.png) 1x, url(/d.png) 2x);height:50px'),
    images: [first('bg-img-set', '/a.png /b.png'), next('bg-img-set', '/c.png /d.png')],
  },
  {
    name: 'a gradient',
    body: box('background:linear-gradient(red,blue)'),
    images: [],
  },
  {
    name: 'data URLs',
    body:
      box(`background:url(${PIXEL})`) +
      box(`background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"),url(/a.png)`),
    images: [],
    differs: 'the plugin ends a data URL at a quotation mark',
  },
  {
    name: 'picture elements',
    body: `<picture><source srcset="/a.avif" type="image/avif"><source srcset="/a.webp" type="image/webp">${img('/a.jpg', 300, 100)}</picture>
<picture><source srcset="/b-wide.png" media="(min-width:600px)" sizes="50vw">${img('/b.png', 100, 100)}</picture><picture>${img('/c.png', 50, 50)}</picture>`,
    images: [first('picture', '/a.jpg'), next('picture', '/b.png'), next('picture', '/c.png')],
  },
  {
    name: 'a picture without dimensions',
    body: '<picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture>',
    images: [first('picture', '/a.jpg')],
  },
  { name: 'a picture without an image', body: '<picture><source srcset="/a.webp"></picture>', images: [] },
  {
    name: 'video posters',
    body: '<video poster="poster.jpg" width="200" height="100"><source src="/clip.mp4"></video><video width="100" height="100"><source src="clip2.mp4"></video><video width="50" height="50"></video>',
    images: [first('img', '/poster.jpg'), next('img', '/clip2.mp4')],
    differs: 'the plugin reports a video without a poster and source',
  },
  {
    name: 'an image within an SVG',
    body: '<svg width="200" height="100"><image href="art.png" width="200" height="100"/></svg><svg width="50" height="50"><rect width="9" height="9"/></svg>',
    images: [first('img', 'art.png')],
    differs: 'the plugin reports an SVG without an image and without a type, which the server discards',
  },
  {
    name: 'empty sources',
    body: `<img src="" width="90" height="90" alt=""><img src="  " width="80" height="80" alt=""><svg width="70" height="70"><image href=" "/></svg>
<picture><img src="" width="60" height="60" alt=""></picture>${img('/a.png', 10, 10)}`,
    images: [first('img', '/a.png')],
    differs: 'the plugin reports images without an address',
  },
  {
    name: 'invisible images',
    body: `${img('/a.png', 300, 100, 'style="opacity:0"')}${img('/b.png', 200, 100, 'style="visibility:hidden"')}${img('/c.png', 100, 100, 'style="display:none"')}
${img('/d.png', 90, 90, 'style="opacity:.01"')}${img('/e.png', 0, 90)}${img('/f.png', 80, 80, 'style="filter:opacity(0)"')}`,
    images: [first('img', '/d.png')],
    differs: 'the plugin does not check whether images are visible',
  },
  {
    name: 'an image below the fold',
    body: `<div style="height:2000px"></div>${img('/a.png', 300, 100)}`,
    images: [],
  },
  {
    name: 'an image partly outside the window',
    body: `<img src="/wide.png" alt="" style="position:absolute;left:-2000px;top:0;width:2050px;height:100px">
<img src="/a.png" alt="" style="position:absolute;left:0;top:200px;width:300px;height:100px">`,
    images: [first('img', '/a.png'), next('img', '/wide.png')],
    differs: 'the plugin counts the area to the left of the window',
  },
  {
    name: 'an image input',
    body: '<input type="image" src="/a.png" width="100" height="100" alt="x">',
    images: [],
  },
  {
    name: 'images that scripts insert',
    body: `<div id="here"></div><script>here.append(Object.assign(new Image(300, 100), { src: '/late.png' }));
document.head.append(Object.assign(document.createElement('style'), { textContent: 'body>p{background:url(/styled.png);height:20px;width:50px}' }));</script><p></p>`,
    images: [first('img', '/late.png'), next('bg-img', '/styled.png')],
  },
];
