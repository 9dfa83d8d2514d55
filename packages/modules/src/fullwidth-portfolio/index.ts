/** Descriptor of the fullwidth portfolio behavior. */
import type { Behavior } from '@enliven/core';
import { defineModule } from '../shared/define-module';
import type { FullwidthPortfolioConfig } from './fullwidth-portfolio';

/** Fullwidth portfolios, as a carousel or a grid. */
export const fullwidthPortfolio: Behavior<FullwidthPortfolioConfig> = defineModule({
  name: 'fullwidth-portfolio',
  selector: '.et_pb_fullwidth_portfolio',
  hides: '.et_pb_portfolio_item',
  builds: true,
  load: () => import('./fullwidth-portfolio'),
});
