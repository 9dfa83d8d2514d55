/** Pages whose icons, images and fields have no names in the markup: axe finds no violations after mounting. */
import { describe, expect, it } from 'vitest';
import { html as document, PATIENCE, sent, settle, stop } from './support/in-page';
import { html, module } from './support/markup';
import { stage } from './support/stage';
import { violations } from './support/violations';
import { visits } from './support/visit';

const theStage = stage();
const browser = visits();

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const item = (n: number) =>
  `<div class="et_pb_gallery_item"><div class="et_pb_gallery_image"><a href="${PICTURE}" title="Boat ${n}"><img alt="" src="${PICTURE}" width="80" height="80"><span class="et_overlay"></span></a></div></div>`;
const gallery = (id: string) =>
  `<div class="et_pb_module et_pb_gallery et_pb_gallery_grid" id="${id}"><div class="et_pb_gallery_items et_post_gallery" data-per_page="2">${[1, 2, 3, 4].map(item).join('')}</div><div class="et_pb_gallery_pagination"></div></div>`;
const BODY = `<header id="main-header"><ul class="et-social-icons"><li class="et-social-icon"><a href="#" class="icon"><span>Facebook</span></a></li></ul></header>
<div id="main-content"><header class="woocommerce-products-header"><h1>Shop</h1></header>${gallery('one')}${gallery('two')}
<div class="et_pb_module et_pb_blurb"><div class="et_pb_main_blurb_image"><a href="#"><img alt="" src="${PICTURE}" width="80" height="80"></a></div><h2 class="et_pb_module_header">Fresh</h2></div>
<div class="et_pb_portfolio_item"><img alt="Quay" src="${PICTURE}" width="80" height="80"><div class="meta"><a href="#"><span class="et_overlay"></span></a></div></div>
<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby"><option>New</option><option>Cheap</option></select></form>
<div class="et_pb_widget"><h2 class="widgettitle">Shelves</h2><select class="dropdown_product_cat" name="product_cat"><option value="">All</option></select></div>
<form><label for="coupon_code" class="hide">Coupon:</label><input id="coupon_code" name="coupon_code"></form></div>`;

const STYLE =
  '<style>.icon span,.hide{display:none}.icon,.et_overlay{display:inline-block;width:30px;height:30px}.et_pb_gallery_pagination a{padding:9px}</style>';

describe.each(['', 'lite/'])('names, folder "%s"', (folder) => {
  it('are added if the markup has none, and removed when the runtime stops', async () => {
    const page = html({ head: STYLE + module(`/enliven/${folder}enliven.js`), body: BODY });
    const { page: tab, errors } = await browser.open(theStage.server.put('/names.html', page));
    await settle(tab);
    await expect.poll(() => violations(tab), PATIENCE).toEqual([]);
    const { accessibility } = await settle(tab);
    expect(accessibility).toEqual([]);
    const before = await sent(tab);
    await stop(tab);
    // The script of axe remains.
    expect(await document(tab)).toBe(before);
    expect(errors).toEqual([]);
  });
});
