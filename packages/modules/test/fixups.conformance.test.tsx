/** Conformance suite for the small repairs. */
import { describeBehavior, html } from '@enliven/testing';
import { fixups } from '../src/fixups';
import { row } from './small-markup';

const section = (inner: string, more = '') => html`<div class="et_pb_section ${more}">${inner}</div>`;

describeBehavior(fixups, {
  html: [
    section(row(['1_4', '1_4', '1_4', '1_4']) + row(['1_5', '1_5', '3_5'])),
    section(
      html`<div class="et_pb_row"><div class="et_pb_column"></div><div class="et_pb_column et_pb_specialty_column"></div></div>`,
      'et_section_specialty',
    ),
    section(
      html`<div class="et_pb_row"><div class="et_pb_column"><nav class="et_pb_module et_pb_menu">Menu</nav></div></div>`,
    ),
    html`<div class="et_pb_gutter_hover et_pb_gutters3" data-original_gutter="3" data-hover_gutter="1">Gutter</div>`,
    section(
      html`<div class="et_pb_row"><div class="et_pb_column"><div class="et_pb_module et_pb_image_sticky"></div></div></div>`,
    ),
    html`<p><span class="et_pb_dollar_sign">€</span>13</p>`,
  ].join('\n'),
});
