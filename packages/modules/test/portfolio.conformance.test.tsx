/** Conformance suite for the portfolio grid. */
import { describeBehavior, html } from '@enliven/testing';
import { portfolio } from '../src';
import { gridCss } from './grid-markup';

const item = (at: number) =>
  html`<div id="post-${at}" class="et_pb_portfolio_item et_pb_grid_item"><h2><a href="/project/${at}">Project ${at}</a></h2></div>`;

describeBehavior(portfolio, {
  html: html`<div class="et_pb_module et_pb_portfolio_0 et_pb_portfolio_grid clearfix"><div class="et_pb_ajax_pagination_container">
    <div class="et_pb_portfolio_grid_items">${item(1)}${item(2)}${item(3)}</div></div></div>${gridCss}`,
});
