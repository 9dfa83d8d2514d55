/** Where fullwidth portfolios are found. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FullwidthPortfolioConfig } from './fullwidth-portfolio';

/** The portfolio over the whole width, as a carousel or a grid. */
export const fullwidthPortfolio: Behavior<FullwidthPortfolioConfig> = defineModule({
  name: 'fullwidth-portfolio',
  selector: '.et_pb_fullwidth_portfolio',
  hides: '.et_pb_portfolio_item',
  builds: true,
  load: () => import('./fullwidth-portfolio'),
});
