/** Pages for hostile values: pages of the example site, and markup that authors without more rights can write. */
import { addLine, type Cart } from '../../../../examples/site/src/carts';
import { products } from '../../../../examples/site/src/content/shop';
import type { Page } from '../../../../examples/site/src/pages/page';
import { furtherPages, pages } from '../../../../examples/site/src/pages/pages';
import { shopParams } from '../../../../examples/site/src/routes/shop';
import { layout } from '../../../../examples/site/src/theme/layout';
import { createPrint, type Generation } from '../../../../examples/site/src/theme/print';
import { cartPart, miniCart } from '../../../../examples/site/src/theme/shop-cart';
import { checkoutPart } from '../../../../examples/site/src/theme/shop-checkout';
import { productList, productPart } from '../../../../examples/site/src/theme/shop-product';

/** Addresses of pages of the example site that are combined into one. */
export const GROUPS = {
  media: ['/video', '/video-slider', '/background-video', '/audio', '/media', '/lazyload'],
  grids: ['/gallery', '/portfolio', '/blog', '/carousel', '/slider'],
  forms: ['/contact', '/newsletter', '/forms', '/comments', '/countdown', '/counters', '/map'],
  motion: ['/motion', '/animations', '/parallax', '/sticky', '/interactions', '/beacon'],
  text: ['/toggle', '/accordion', '/tabs', '/multi-view', '/split-test', '/woo-tabs', '/header', '/rtl'],
  shop: ['/shop'],
} as const;

export type Group = keyof typeof GROUPS;

const video = (address: string, tag = 'video') =>
  `<${tag} class="wp-${tag}-shortcode" width="320" height="180" preload="auto" controls src="${address}"></${tag}>`;

/** Tags and attributes that WordPress allows authors without the right to write any HTML. */
const AUTHORED: Partial<Record<Group, string>> = {
  media: [
    video('/media/drum.mp4'),
    video('/nowhere.mpd').repeat(3),
    video('/nowhere.m3u8'),
    video('/nowhere.flv'),
    video('https://www.youtube.com/watch?v=aaaaaaaaaaa'),
    video('https://vimeo.com/123456'),
    video('/media/a.mp3', 'audio'),
    '<div class="rll-youtube-player" data-id="aaaaaaaaaaa" data-src="https://www.youtube.com/embed/aaaaaaaaaaa" data-query="rel=0" data-alt="A film"></div>'.repeat(
      4,
    ),
    '<div class="rocket-lazyload" data-bg="/images/wheel.svg" data-bg-multi="url(/images/wheel.svg)">A background</div>',
  ].join(''),
  grids: ['', 'mfp-iframe', 'mfp-ajax', 'mfp-inline', 'mfp-image']
    .flatMap((name) =>
      ['/images/wheel.svg', '#page-container', 'https://vimeo.com/123456', '/toggle'].map(
        (address) =>
          `<a class="et_pb_lightbox_image ${name}" href="${address}" data-mfp-src="${address}" title="A">open ${name} ${address}</a> `,
      ),
    )
    .join('<br>'),
  text: '<div class="et_pb_module et_pb_blurb et_pb_blurb_90 et_clickable">A blurb</div><div class="et_clickable et_pb_blurb_91">Another</div>',
};

/** Markup of several shop pages, with a filled cart. */
const shop: Page = {
  path: '/shop',
  title: 'shop',
  summary: 'shop',
  body(print) {
    Object.assign(print.data, shopParams);
    const cart: Cart = { session: 'hostile', lines: {}, coupons: ['ten'], shipping: 'post:1', removed: {} };
    for (const { id, variations } of products) addLine(cart, variations?.[0]?.id ?? id, 2);
    const count = '<p><a href="/cart" class="et-cart-info"><span>2 bags</span></a></p>';
    const parts = [
      productList(print, 'date'),
      cartPart(cart),
      ...products.map((product) => productPart(product)),
      checkoutPart(cart),
    ];
    return `${count}${parts.join('')}<div class="widget_shopping_cart">${miniCart(cart)}</div>`;
  },
};

export interface Scene {
  group: Group;
  generation: Generation;
  flavour: 'react' | 'lite';
  /** Whether the policy requires trusted types. */
  trusted: boolean;
}

const NONCE = 'printed';

/** Policy that allows the page's own scripts and the runtime. It does not restrict other requests, so that tests can detect them. */
export const POLICY = `script-src 'self' 'nonce-${NONCE}'; require-trusted-types-for 'script'`;

export function documentOf({ group, generation, flavour }: Scene): string {
  const print = createPrint(generation);
  const wanted: readonly string[] = GROUPS[group];
  const chosen = [...pages, ...furtherPages, shop].filter(({ path }) => wanted.includes(path));
  const config = chosen.find((page) => page.config)?.config;
  const scripts = [...new Set(chosen.flatMap(({ scripts = [] }) => scripts))];
  return layout({
    page: {
      path: `/${group}`,
      title: group,
      summary: group,
      scripts,
      ...(config && { config }),
      body: () =>
        [`<div class="authored">${AUTHORED[group] ?? ''}</div>`, ...chosen.map((page) => page.body(print))].join('\n'),
    },
    print,
    switches: { flavour, load: 'module', strictCsp: true, query: '' },
    nonce: NONCE,
  });
}
